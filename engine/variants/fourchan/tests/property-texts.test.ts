/** Every text is one action, and finds it is typed. */
import { test } from 'vitest';
import { often, TIMEOUT } from '../../../testing/fourchan/sample.ts';

test('texts are unique and find their action', () => often('texts'), TIMEOUT);
