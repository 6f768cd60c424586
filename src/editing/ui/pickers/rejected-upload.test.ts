import { expect, test } from 'vitest';
import { uploadTexts } from '#i18n/editing/upload-texts.ts';
import { RequestProblem } from '../../sync/request-problem.ts';
import { rejectionOfFile, uploadRejection } from './rejected-upload.ts';

const texts = uploadTexts('de');
const detail = 'Bei uns ist etwas schiefgegangen.';

test.each([
  ['no connection', 0, {}, texts.not_sent, true],
  ['too large, without a body, as proxies answer', 413, {}, texts.too_large, false],
  [
    'too large, in the words of the server',
    413,
    { detail: 'Die Anfrage ist zu groß.' },
    texts.too_large,
    false,
  ],
  ['a damaged picture', 422, { errors: [{ field: 'file', message: 'Beschädigt.' }] }, 'Beschädigt.', false],
  ['an account without the right', 403, { detail: 'Nein.' }, texts.not_allowed, false],
  ['a proxy without the server', 502, {}, texts.not_taken, true],
  ['an error of the server', 500, { detail }, detail, true],
  ['too many requests', 429, { detail }, detail, true],
])('%s', (_, status, document, reason, mayRetry) => {
  expect(uploadRejection(new RequestProblem(status, document), texts)).toEqual({ reason, mayRetry });
});

test.each([
  ['image/png', null],
  ['application/pdf', texts.no_picture_file],
  ['', texts.no_picture_file],
])('a file of type “%s”', (type, reason) => {
  expect(rejectionOfFile(new File(['x'], 'datei', { type }), texts)?.reason ?? null).toBe(reason);
});
