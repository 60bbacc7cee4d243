// The games with a board of their own, each by the id that the server gives it.
export { kind as celestial_checkers } from './celestial_checkers';
export { kind as great_race } from './great_race';
export { kind as rat_and_dragon } from './rat_and_dragon';
export { kind as wu_xing } from './wu_xing';
export { kind as zodiac } from './zodiac';
