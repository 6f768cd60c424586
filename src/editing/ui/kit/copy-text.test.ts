import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['with permission', { writeText: () => Promise.resolve() }, true],
  ['without permission', { writeText: () => Promise.reject(new Error('NotAllowed')) }, false],
  ['without a secure connection', undefined, false],
])('%s, it says whether the text was copied', async (_, clipboard, isCopied) => {
  vi.stubGlobal('navigator', { clipboard });
  expect(await copyText('Text')).toBe(isCopied);
});
