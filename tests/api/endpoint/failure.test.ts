// Responses and log entries while the database or the object store is unavailable.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cut, openFakeStore, refusing } from '../../setup/fake-store.ts';
import { loginAs } from '../../setup/login.ts';
import { sendPicture } from '../media/send-picture.ts';
import { openTestApi } from './test-api.ts';

it('an unavailable database is a 503 with Retry-After, and parameters are not logged', async () => {
  const api = await openTestApi('failure');
  await api.close();
  for (const [locale, title] of [
    ['de', 'Gerade nicht erreichbar'],
    ['en', 'Not available'],
  ]) {
    const response = await api.ask(`/${locale}/api/events/?stage_name=Geheimnis`);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ status: 503, title });
  }
  expect(api.logged).toHaveLength(2);
  expect(api.logged.join()).not.toContain('Geheimnis');
  // Requests that need no database succeed.
  expect((await api.ask('/api/openapi.json')).status).toBe(200);
});

it('an internal error is a 500, logged without parameters', async () => {
  const api = await openTestApi('failure');
  await api.database.pool.query('drop table production_tags');
  const response = await api.ask('/en/api/productions/?stage_name=Geheimnis&tag=1');
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ status: 500, title: 'Internal error' });
  expect(api.logged.join()).toContain('production_tags');
  expect(api.logged.join()).not.toContain('Geheimnis');
  await api.close();
});

it.each([
  ['away', cut, 503, /^Der Speicher für Bilder und Dateien antwortet gerade nicht/, 'ECONNRESET'],
  ['refusing', refusing(403, 'AccessDenied'), 503, /^Der Speicher für Bilder/, 'S3_SECRET_ACCESS_KEY'],
  ['full', refusing(403, 'QuotaExceeded'), 507, /^Es ist kein Platz mehr/, 'no space left'],
])(
  'reports that the object store is %s and keeps no picture without its file',
  async (_, end, ...expected) => {
    const [status, detail, logged] = expected;
    const line = await openFakeStore(end);
    const api = await openTestApi('failure', 'fixture', line.settings);
    const editor = await loginAs(api.database, 'editor');
    const background = { r: 9, g: 90, b: 40 };
    const picture = sharp({ create: { width: 600, height: 400, channels: 3, background } }).png();
    const response = await sendPicture(api, editor, await picture.toBuffer(), { name: 'a.png' });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ detail: expect.stringMatching(detail) });
    expect(api.logged.join()).toContain(logged);
    const { rowCount } = await api.database.pool.query(`SELECT FROM media WHERE file_name = 'a.png'`);
    expect(rowCount).toBe(0);
    await api.close();
    line.close();
  },
);
