// Goes before every file of tests.
import { afterAll } from 'vitest';
import { closeBrowser } from './harness';

afterAll(closeBrowser);
