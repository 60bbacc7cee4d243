import './styles/base.css';
import 'virtual:hanzi.css';
import './preferences/theme.svelte';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(App, { target });
