// Screens that a role may not use say so and link to permitted ones.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#server/db/schema/users.ts';
import { loginAs } from '../../setup/login.ts';
import { openTestSite, publicUrl, type TestSite } from '../setup/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('http_roles');
});
afterAll(() => site.close());

const screens: [role: Role, path: string, status: number, location?: string][] = [
  ['evening-service', '/cms-hub', 302, '/cms/tonight'],
  ['evening-service', '/cms-hub?lang=en', 302, '/cms/tonight?lang=en'],
  ['evening-service', '/cms/plan', 403],
  ['evening-service', '/cms/events/new', 403],
  ['press', '/cms-hub', 200],
  ['press', '/cms/press_articles/new', 200],
  // It exists for other roles.
  ['press', '/cms/events/new', 403],
  ['press', '/cms/events/new?lang=en', 403],
  ['editor', '/cms/events/new', 200],
  ['editor', '/cms/activities/new', 200],
  ['press', '/cms/venues/new', 403],
  // A page that a list no longer has.
  ['editor', '/cms/events?page=99&q=faust&lang=en', 302, '/cms/events?q=faust&lang=en'],
];
test.each(screens)('%s at %s: %i', async (role, path, status, location) => {
  const { cookie } = await loginAs(site.database, role, { PUBLIC_URL: publicUrl });
  const answer = await site.get(path, { headers: { cookie } });
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

test('without a required second factor every screen leads to the own account', async () => {
  const strict = await openTestSite('http_second_factor', { SECOND_FACTOR: 'required' });
  try {
    const { cookie } = await loginAs(strict.database, 'administrator', { PUBLIC_URL: publicUrl });
    const at = async (path: string) => {
      const { status, headers } = await strict.get(path, { headers: { cookie } });
      return [status, headers.location];
    };
    expect(await at('/cms-hub')).toEqual([302, '/cms/account']);
    expect(await at('/cms/plan?lang=en')).toEqual([302, '/cms/account?lang=en']);
    expect(await at('/de/stuecke?edit')).toEqual([302, '/cms/account']);
    expect(await at('/de/stuecke')).toEqual([200, undefined]);
    expect(await at('/cms/account')).toEqual([200, undefined]);
    expect((await strict.get('/cms/account', { headers: { cookie } })).text).toContain(
      'öffnet Ihr Konto nur diese',
    );
  } finally {
    await strict.close();
  }
});

test('before the login a screen is in the language of its address, with the required login', async () => {
  const [german, english] = await Promise.all([site.get('/cms-hub'), site.get('/cms-hub?lang=en')]);
  expect([german.status, english.status]).toEqual([401, 401]);
  expect(german.text).toMatch(/^<!doctype html><html lang="de"/i);
  expect(english.text).toMatch(/^<!doctype html><html lang="en"/i);
  expect(english.text).toMatch(/<noscript><p>To log in and edit, your browser needs JavaScript/);
});
