// Whether whoever plays here has been told what the game is about.
import { Switch } from '../../preferences/remembered.svelte';

export const introduced = new Switch('shengxiao.celestial_checkers.introduced');
