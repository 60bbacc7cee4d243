export { default as Board } from './Board.svelte';
export { default as Result } from './Score.svelte';
export { because, because as becauseOnly } from './because';
