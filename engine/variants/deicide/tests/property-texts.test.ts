/** Every text is one action, and finds it is typed, half of the actions on terrain. */
import { test } from 'vitest';
import { both, TIMEOUT } from '../../../testing/deicide/sample.ts';

test('texts are unique and find their action', () => both('texts'), TIMEOUT);
