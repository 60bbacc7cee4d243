// For the unit tests: what the server says after connecting, from the file that its own tests compare with.
import golden from '../../src/server/hello.golden.json';
import { hello } from '../src/wire/hello.svelte';
import type { Hello } from '../src/wire/protocol';

hello.hear(golden as Hello);
