/** Every text is one action, and finds it is typed. */
import { test } from 'vitest';
import { often, TIMEOUT } from '../../../testing/chesimals/sample.ts';

test('texts are unique and find their action', () => often('texts'), TIMEOUT);
