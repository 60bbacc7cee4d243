export { default as Board } from './Board.svelte';
export { default as Result } from './Result.svelte';
export { because } from './because';
export { course } from './course';
export { purposes } from './purpose';
