// The dice are thrown for a person who does not want to do it, remembered in this browser.
import { Switch } from '../../preferences/remembered.svelte';

export const throwForMe = new Switch('shengxiao.throwForMe');
