// The newsletter: subscribing, confirming and unsubscribing, without revealing who subscribes.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { form_entries, mails, newsletter_subscribers } from '#server/db/schema/forms.ts';
import { rate_limits } from '#server/db/schema/users.ts';
import { followNewsletterLink, newsletterState } from '#server/services/forms/newsletter.ts';
import { openTestApi, publicUrl, type TestApi } from '../endpoint/test-api.ts';
import { form } from '../fixture/forms.ts';
import { now } from '../fixture/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('newsletter');
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = now;
  for (const table of [form_entries, mails, newsletter_subscribers, rate_limits]) {
    await api.database.db.delete(table);
  }
});

const day = 24 * 3_600_000;
const later = (time: number) => new Date(now.getTime() + time);
const readers = () => api.database.db.select().from(newsletter_subscribers);
const letters = async () =>
  (await api.database.db.select().from(mails)).toSorted((one, other) => one.id - other.id);

async function order(email: string, sprache = '', locale = 'de') {
  const { token } = await api.read<{ token: string }>('/de/api/forms-token/');
  api.clock.now = later(5000);
  const response = await api.ask(`/${locale}/api/forms-entries/`, {
    method: 'POST',
    headers: { Origin: publicUrl, 'Content-Type': 'application/json' },
    body: JSON.stringify({ form: form.newsletter, field_values: { email, sprache }, token }),
  });
  api.clock.now = now;
  return [response.status, await response.text()];
}

/** The link in the most recent mail. */
async function linkOf(step: 'confirm' | 'unsubscribe'): Promise<string> {
  const text = (await letters()).at(-1)?.text ?? '';
  const [, address = ''] = new RegExp(`^(${publicUrl}/\\S+\\?${step}=\\S+)$`, 'm').exec(text) ?? [];
  return new URL(address).searchParams.get(step) ?? '';
}

const follow = (step: 'confirm' | 'unsubscribe', link: string, at = now) =>
  followNewsletterLink(api.database, { step, link, now: at }, publicUrl);
const look = (step: 'confirm' | 'unsubscribe', link: string, at = now) =>
  newsletterState(api.database, { step, link, now: at });

describe('subscribing', () => {
  it('asks for confirmation by mail in the chosen language', async () => {
    await order('Ida@Example.org', 'en');
    expect(await readers()).toMatchObject([{ email: 'ida@example.org', language: 'en', confirmed_at: null }]);
    const [letter] = await letters();
    expect(letter).toMatchObject({ recipient: 'ida@example.org', subject: 'Please confirm: newsletter' });
    expect(letter?.text).toContain(`${publicUrl}/en/forms/newsletter?confirm=`);
  });

  it('uses the language of the page if none was chosen', async () => {
    await order('ida@example.org', '', 'en');
    expect((await readers())[0]?.language).toBe('en');
  });

  it('has the same response for subscribers and others, and tells subscribers only by mail', async () => {
    const stranger = await order('ida@example.org');
    await follow('confirm', await linkOf('confirm'));
    expect(await order('ida@example.org')).toEqual(stranger);
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      'Bitte bestätigen: Newsletter',
      'Willkommen, und 10 % für Sie',
      'Sie haben den Newsletter schon',
    ]);
    expect(await readers()).toHaveLength(1);
  });

  it('limits the number of mails', async () => {
    for (let at = 0; at < 6; at++) await order('ida@example.org');
    expect(await letters()).toHaveLength(3);
    expect(await readers()).toHaveLength(1);
  });
});

describe('a link in a mail', () => {
  it('changes nothing when it is only requested', async () => {
    await order('ida@example.org');
    expect(await look('confirm', await linkOf('confirm'))).toBe('confirm');
    expect((await readers())[0]?.confirmed_at).toBeNull();
  });

  it('confirms once, however often it is used, and gives the discount', async () => {
    await order('ida@example.org');
    const link = await linkOf('confirm');
    const states = await Promise.all(Array.from({ length: 5 }, () => follow('confirm', link)));
    expect(new Set(states)).toEqual(new Set(['confirmed']));
    expect(await look('confirm', link)).toBe('confirmed');
    const [, welcome, ...others] = await letters();
    expect(others).toEqual([]);
    expect(welcome?.text).toContain('STRICH10');
    expect((await readers())[0]?.confirmed_at).toEqual(now);
  });

  it('is valid for seven days', async () => {
    await order('ida@example.org');
    const link = await linkOf('confirm');
    expect(await look('confirm', link, later(7 * day))).toBe('confirm');
    expect(await follow('confirm', link, later(7 * day + 6000))).toBe('expired');
    expect((await readers())[0]?.confirmed_at).toBeNull();
  });

  it('unsubscribes once, and an old one does not subscribe again', async () => {
    await order('ida@example.org');
    const confirm = await linkOf('confirm');
    await follow('confirm', confirm);
    const end = await linkOf('unsubscribe');
    expect(await look('unsubscribe', end)).toBe('unsubscribe');
    expect(await follow('unsubscribe', end)).toBe('unsubscribed');
    expect(await follow('unsubscribe', end, later(day))).toBe('unsubscribed');
    expect((await readers())[0]?.unsubscribed_at).toEqual(now);
    expect(await follow('confirm', confirm)).toBe('expired');
    expect((await readers())[0]?.unsubscribed_at).toEqual(now);
  });

  it('allows subscribing again', async () => {
    await order('ida@example.org');
    await follow('confirm', await linkOf('confirm'));
    await follow('unsubscribe', await linkOf('unsubscribe'));
    await order('ida@example.org');
    expect(await follow('confirm', await linkOf('confirm'))).toBe('confirmed');
    expect(await readers()).toMatchObject([{ confirmed_at: now, unsubscribed_at: null }]);
  });

  it.each(['', 'x', `${'a'.repeat(32)}`, `${'a'.repeat(32)}.abc.${'b'.repeat(43)}`, '\u0000', '%'])(
    'that is invalid is rejected: %o',
    async (link) => {
      await order('ida@example.org');
      expect(await follow('confirm', link)).toBe('unknown');
      expect(await follow('unsubscribe', link)).toBe('unknown');
    },
  );

  it('that was modified confirms nobody', async () => {
    await order('ida@example.org');
    const [token, time = '', signature = ''] = (await linkOf('confirm')).split('.');
    const longer = (Number.parseInt(time, 36) + day).toString(36);
    expect(await follow('confirm', `${token}.${longer}.${signature}`)).toBe('expired');
    expect(await follow('confirm', `${token}`)).toBe('expired');
    expect((await readers())[0]?.confirmed_at).toBeNull();
  });
});
