// Forms sent by a browser without scripts on the built site: permissions, parsing and the resulting page.
import net from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { form_entries, mails, newsletter_subscribers } from '#server/db/schema/forms.ts';
import { rate_limits } from '#server/db/schema/users.ts';
import { now } from '../../api/fixture/ids.ts';
import { openTestSite, publicUrl, type TestSite } from '../setup/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('form_posts');
});
afterAll(() => site.close());
beforeEach(async () => {
  site.clock.now = now;
  for (const table of [form_entries, mails, newsletter_subscribers, rate_limits]) {
    await site.database.db.delete(table);
  }
});

const entries = () => site.database.db.select().from(form_entries);

function post(target: string, body: string, headers: Record<string, string> = {}) {
  const own = { Origin: publicUrl, 'Content-Type': 'application/x-www-form-urlencoded', ...headers };
  return site.get(target, { method: 'POST', headers: own, body });
}

async function tokenOn(target: string): Promise<string> {
  const { text } = await site.get(target);
  return /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';
}

const later = () => {
  site.clock.now = new Date(now.getTime() + 5000);
};
const fields = (values: Record<string, string>) => new URLSearchParams(values).toString();

it('pages with a form are unique and not cached', async () => {
  const { headers } = await site.get('/de/forms/alles');
  expect(headers['cache-control']).toBe('private, no-store');
  const token = await tokenOn('/de/forms/alles');
  expect(token).not.toBe('');
  expect(await tokenOn('/de/forms/alles')).not.toBe(token);
});

describe('a form sent by a browser', () => {
  it('is stored once and confirmed', async () => {
    const token = await tokenOn('/de/forms/alles');
    later();
    const body = fields({ token, name: 'Ida', email: 'ida@example.org', farben: 'rot' });
    const answers = [await post('/de/forms/alles', body), await post('/de/forms/alles', body)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.text).toContain('Danke, ist da.');
    expect(answers[0]?.headers['cache-control']).toBe('private, no-store');
    expect(await entries()).toHaveLength(1);
  });

  it('returns with its input and errors', async () => {
    const token = await tokenOn('/en/forms/alles');
    const text = '</textarea><script>alert(1)</script>';
    const { status, text: page } = await post('/en/forms/alles', fields({ token, email: 'ida@', text }));
    expect(status).toBe(422);
    expect(page).toContain('is not an e-mail address');
    expect(page).toContain('value="ida@"');
    expect(page).toContain('&lt;/textarea&gt;&lt;script&gt;');
    expect(page).not.toContain('<script>alert(1)');
    // The same form token: a corrected form may be sent at once.
    expect(page).toContain(`name="token" value="${token}"`);
    expect(await entries()).toHaveLength(0);
  });

  it('returns with its input if it was sent too fast, and is accepted the second time', async () => {
    const token = await tokenOn('/de/forms/alles');
    const body = fields({ token, name: 'Ida', email: 'ida@example.org' });
    const early = await post('/de/forms/alles', body);
    expect(early.status).toBe(422);
    expect(early.text).toContain('Das ging sehr schnell');
    expect(early.text).toContain('value="ida@example.org"');
    expect(await entries()).toHaveLength(0);
    later();
    expect((await post('/de/forms/alles', body)).status).toBe(200);
    expect(await entries()).toHaveLength(1);
  });

  it('has to be sent again if its page was open for too long', async () => {
    const token = await tokenOn('/de/forms/alles');
    site.clock.now = new Date(now.getTime() + 25 * 3_600_000);
    const { status, text } = await post(
      '/de/forms/alles',
      fields({ token, name: 'Ida', email: 'i@example.org' }),
    );
    expect(status).toBe(422);
    expect(text).toContain('Die Seite war lange offen');
    expect(text).toContain('value="Ida"');
    expect(text).not.toContain(token);
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['from another site', '/de/forms/alles', { Origin: 'https://evil.example' }, 403],
    ['from nobody knows where', '/de/forms/alles', { Origin: 'null' }, 403],
    ['from a neighbour', '/de/forms/alles', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['as something else', '/de/forms/alles', { 'Content-Type': 'text/plain' }, 415],
    ['torn', '/de/forms/alles', { 'Content-Type': 'multipart/form-data; boundary=x' }, 400],
    ['to no form', '/de/forms/nichts', {}, 404],
    ['to one that is closed', '/de/forms/zu', {}, 404],
    ['to the list', '/de/forms', {}, 405],
    ['to another page', '/de/termine', {}, 405],
    ['to an address that is none', '/de/forms/%E0%A4%A', {}, 400],
  ])('%s is rejected', async (_, target, headers, status) => {
    const answer = await post(target, 'name=Ida&email=ida%40example.org', headers);
    expect(answer.status).toBe(status);
    expect(await entries()).toHaveLength(0);
  });

  it('is accepted despite many incomplete requests', async () => {
    const slow = Array.from({ length: 40 }, () => {
      const line = net.connect(site.port, '127.0.0.1').on('error', () => undefined);
      const head = `POST /de/forms/alles HTTP/1.1\r\nHost: x\r\nOrigin: ${publicUrl}\r\nContent-Length: 1000\r\n`;
      line.write(`${head}Content-Type: application/x-www-form-urlencoded\r\n\r\ntoken=`);
      return line;
    });
    const token = await tokenOn('/de/forms/alles');
    later();
    const answer = await post('/de/forms/alles', fields({ token, name: 'Ida', email: 'ida@example.org' }));
    expect(answer.status).toBe(200);
    for (const line of slow) line.destroy();
  });

  it('is read up to 11 MB', async () => {
    const answer = await post('/de/forms/alles', 'a'.repeat(11_000_001)).catch(() => ({
      status: 413,
    }));
    expect(answer.status).toBe(413);
  });
});

it('the newsletter mail links to a page with a button that confirms', async () => {
  const token = await tokenOn('/de/forms/newsletter');
  later();
  const thanks = await post('/de/forms/newsletter', fields({ token, email: 'ida@example.org' }));
  expect(thanks.status).toBe(200);
  const [letter] = await site.database.db.select().from(mails);
  const [link = ''] = /\/de\/forms\/newsletter\?confirm=\S+/.exec(letter?.text ?? '') ?? [];
  const question = await site.get(link);
  expect(question.text).toContain('Ja, ich möchte den Newsletter');
  expect(question.text).toContain('name="robots" content="noindex"');
  expect((await post(link, '', { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await site.database.db.select().from(newsletter_subscribers))[0]?.confirmed_at).toBeNull();
  const done = await post(link, '');
  expect([done.status, done.text.includes('STRICH10')]).toEqual([200, true]);
  expect((await site.database.db.select().from(newsletter_subscribers))[0]?.confirmed_at).not.toBeNull();
  expect((await site.get('/en/forms/newsletter?unsubscribe=x')).text).toContain('We do not know this link');
});

it('an address from the home page subscribes once without opening the form', async () => {
  const home = await site.get('/en');
  expect(home.text).not.toContain('name="token"');
  const order = fields({ email: 'ida@example.org' });
  for (const _ of [1, 2]) expect((await post('/en/forms/newsletter', order)).status).toBe(200);
  const subscribers = await site.database.db.select().from(newsletter_subscribers);
  expect(subscribers).toMatchObject([{ email: 'ida@example.org', language: 'en' }]);
  expect(await site.database.db.select().from(mails)).toHaveLength(1);
});

it('an invalid address returns in the form, which can then be sent', async () => {
  const answer = await post('/de/forms/newsletter', fields({ email: 'ida' }));
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('value="ida"');
  expect(answer.text).toMatch(/name="token" value="[^"]+"/);
  expect(await entries()).toEqual([]);
});

it('other forms require their token', async () => {
  const answer = await post(
    '/de/forms/alles',
    fields({ name: 'Ida', email: 'ida@example.org', farben: 'rot' }),
  );
  expect(answer.status).toBe(422);
  expect(await entries()).toEqual([]);
});
