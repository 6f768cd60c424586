/**
 * Messages of the back office for rejected requests, and for responses that do not come from the program, such as a
 * proxy's.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import { createTestSession } from '#editing/sync/session-fixture.ts';
import { fetchTonight, sendUndo } from '../tonight/tonight-requests.ts';
import { type ProblemTexts, problemText } from './problem-text.ts';
import { undoChangeSet } from './record-requests.ts';
import { problemSentence, type RequestProblemTexts, sendRequest } from './send-request.ts';

type Said = 'unreachable' | 'failed' | 'stale' | 'logged_out';

const html = '<html><h1>Bad Gateway</h1></html>';
const detail = 'Der Satz des Servers.';
const json = JSON.stringify({ detail });

/** Status and body, the message in forms of records, and that in forms of accounts if it differs. */
const answers: [
  what: string,
  status: number,
  body: string,
  said: Said | typeof detail,
  account?: Said | typeof detail,
][] = [
  ['no answer', 0, '', 'unreachable'],
  ['an error without a body', 500, '', 'failed'],
  ['an error of the server', 500, json, detail],
  ['a page of a proxy', 502, html, 'failed'],
  ['the page of a start', 503, html, 'failed'],
  ['a success of a proxy', 200, html, 'failed'],
  ['a success without a body', 200, '', 'failed'],
  ['too large, from a proxy', 413, html, 'failed'],
  ['a conflict without a record', 409, json, detail],
  ['a conflict with a record', 409, JSON.stringify({ record: { id: 1 } }), 'stale', 'failed'],
  ['a conflict with a draft', 409, JSON.stringify({ draft: null, record: null }), 'stale', 'failed'],
  ['a rejection without fields', 422, json, detail],
  ['a rejection of a field', 422, JSON.stringify({ errors: [{ field: 'x', message: detail }] }), detail],
  ['a field without a sentence', 422, JSON.stringify({ errors: [{ field: 'x', message: '' }] }), 'failed'],
  ['a missing right', 403, json, detail],
  ['a refusal of a proxy', 403, html, 'failed'],
  ['a removed record', 404, json, 'stale', 'failed'],
  ['an ended session, and nobody logs in', 401, json, 'logged_out'],
];

/**
 * All tables with separate messages for an unreachable server and for a failure; those of records also know changes by
 * others.
 */
const tables = Object.values(
  import.meta.glob<Record<string, (locale: Locale) => object>>('../../i18n/back-office/*-texts.ts', {
    eager: true,
  }),
)
  .flatMap((file) => Object.entries(file).filter(([name]) => name.endsWith('Texts')))
  .filter(([, tableOf]) => typeof (tableOf('de') as { unreachable?: unknown }).unreachable === 'string');
const isOfRecords = ([, tableOf]: (typeof tables)[number]) => 'stale' in tableOf('de');

test('there are tables of both kinds', () => {
  expect(tables.filter(isOfRecords).length).toBeGreaterThan(7);
  expect(tables.filter((table) => !isOfRecords(table)).length).toBeGreaterThan(1);
});

const parsed = (body: string) => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

afterEach(() => vi.unstubAllGlobals());
const stubFetch = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => {
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(body, { status });
  });

describe.each(answers)('%s', (_, status, body, said, account = said) => {
  const expected = (texts: Partial<Record<Said, string>>, what: string) => texts[what as Said] ?? what;

  test.each(tables.filter(isOfRecords))('%s', async (_table, tableOf) => {
    for (const locale of bothLanguages) {
      const texts = tableOf(locale) as ProblemTexts;
      const session = createTestSession({
        transport: {
          async send({ address }) {
            if (status === 0) throw new TypeError('Failed to fetch');
            return address.endsWith('/user')
              ? { status: 200, body: { logged: true, csrf_token: 'token' } }
              : { status, body: parsed(body) };
          },
          listen: () => () => {},
        },
      });
      session.login.request = async () => false;
      const outcome = await undoChangeSet(session, 1, 'once');
      if (outcome.outcome === 'done') expect.unreachable();
      else expect(problemText(outcome, texts)).toBe(expected(texts, said));
    }
  });

  test.each(tables.filter((table) => !isOfRecords(table)))('%s', async (_table, tableOf) => {
    stubFetch(status, body);
    const context = { locale: 'de' as Locale, csrf_token: '' };
    const outcome = await sendRequest(context, 'POST', 'cms-hub/accounts/1');
    if (outcome.outcome === 'done') return expect.unreachable();
    const texts = tableOf('de') as RequestProblemTexts;
    const sentence = problemSentence(outcome, texts);
    expect(sentence).toBe(account === 'failed' && body === json ? detail : expected(texts, account));
  });

  test('Tonight keeps what was not taken', async () => {
    stubFetch(status, body);
    const requestContext = { locale: 'de' as Locale, csrf_token: 'token' };
    const { outcome } = await sendUndo(requestContext, 1, 'once');
    expect(outcome).not.toBe('done');
    expect(await fetchTonight(requestContext)).toBe(status === 401 ? 'logged-out' : 'unreachable');
  });
});

test.each([
  ['lines.1.data.date_start', 'Nora, Do 12.3.: Zu früh.'],
  ['lines.7.data.date_start', 'Zu früh.'],
  ['date_start', 'Zu früh.'],
])('an error at %s names the record of its line', (field, said) => {
  const outcome = { outcome: 'invalid', errors: [{ field, message: 'Zu früh.' }] } as const;
  const texts = { failed: '', stale: '', logged_out: '', unreachable: '' };
  expect(problemText(outcome, texts, (at) => ['Faust', 'Nora, Do 12.3.'][at])).toBe(said);
});
