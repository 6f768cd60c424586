// Invalid parameters: a 400 with the parameter and the remedy in the language of the request.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicEndpoints } from './endpoints.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('bad_parameters');
});
afterAll(() => api.close());

interface Problem {
  title: string;
  status: number;
  errors: { field: string; message: string }[];
}

async function rejection(address: string): Promise<Problem> {
  const response = await api.ask(address);
  expect(response.status, address).toBe(400);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return response.json();
}

const many = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name}=${at + 1}`).join('&');

describe.each([
  ['events/?date=2025-02-31', 'date'],
  ['events/?date=2025-13-01', 'date'],
  ['events/?date=2025-2-3', 'date'],
  ['events/?date=31.12.2025', 'date'],
  ['events/?date=today', 'date'],
  ['events/?date=0000-00-00', 'date'],
  ['events/?date=2025-01-01T00:00', 'date'],
  ['events/?date=2025-01-01,2025-01-02', 'date'],
  ['events/?date=2025-01-01&date=2025-01-02', 'date'],
  ['events/?date_to=2026-02-29', 'date_to'],
  ['events/?page=0', 'page'],
  ['events/?page=-1', 'page'],
  ['events/?page=1.5', 'page'],
  ['events/?page=1e3', 'page'],
  ['events/?page=%201', 'page'],
  ['events/?page=one', 'page'],
  ['events/?page=10001', 'page'],
  ['events/?page=99999999999999999999', 'page'],
  ['events/?page=1&page=2', 'page'],
  ['events/?page_size=0', 'page_size'],
  ['events/?page_size=101', 'page_size'],
  ['events/?page_size=-5', 'page_size'],
  ['events/?tag=classics', 'tag'],
  ['events/?tag=-1', 'tag'],
  ['events/?tag=1,x', 'tag'],
  ['events/?activity=Premiere', 'activity'],
  ['events/?activity=9;', 'activity'],
  ['events/?production_id=1%27', 'production_id'],
  ['events/?stage_name=Box%00', 'stage_name'],
  ['events/?stage_name=B%0Aox', 'stage_name'],
  ['events/?stage_name=%ED%A0%80', 'stage_name'],
  ['events/?stage_name=%FF', 'stage_name'],
  ['events/?stage_name=%', 'stage_name'],
  ['events/?stage_name=%EF%BF%BD', 'stage_name'],
  [`events/?stage_name=${'x'.repeat(101)}`, 'stage_name'],
  [`events/?${many('tag', 51)}`, 'tag'],
  ['productions/?is_premiere=yes', 'is_premiere'],
  ['productions/?is_premiere=1', 'is_premiere'],
  ['productions/?show_in_production_list=maybe', 'show_in_production_list'],
  ['productions/?tag=x', 'tag'],
  ['productions/?stage_name=%00', 'stage_name'],
  ['productions/nora/', 'id'],
  ['productions/-1/', 'id'],
  ['productions/1.0/', 'id'],
  ['productions/1%00/', 'id'],
  ['subscriptions/?type=ten_pack', 'type'],
  ['subscriptions/?type=flex,Flex', 'type'],
  ['subscriptions/?weekday=so', 'weekday'],
  ['subscriptions/?time_of_day=night', 'time_of_day'],
  ['subscriptions/?season=%00', 'season'],
  ['subscriptions/?is_under_30=no', 'is_under_30'],
  ['calendar/?date=2026-03', 'date'],
  ['calendar/?date=2026-02-30', 'date'],
])('%s', (rest, field) => {
  it.each([
    ['de', 'Ungültige Anfrage'],
    ['en', 'Bad request'],
  ])('is rejected in %s', async (locale, title) => {
    const problem = await rejection(`/${locale}/api/${rest}`);
    expect(problem).toMatchObject({ title, status: 400 });
    expect(problem.errors.map((error) => error.field)).toEqual([field]);
    expect(problem.errors[0]?.message).toMatch(new RegExp(`^${field} .+\\.$`));
  });
});

it('explains in both languages what to write instead', async () => {
  const german = await rejection('/de/api/events/?date=2025-02-31');
  const english = await rejection('/en/api/events/?date=2025-02-31');
  expect(german.errors[0]?.message).toBe(
    'date ist kein Tag, den es zwischen 1900 und 2999 gibt. Schreiben Sie Jahr-Monat-Tag, zum Beispiel 2026-03-12.',
  );
  expect(english.errors[0]?.message).toBe(
    'date is not a day that exists between 1900 and 2999. Write year-month-day, such as 2026-03-12.',
  );
});

it('lists the values that a parameter accepts', async () => {
  const { errors } = await rejection('/en/api/subscriptions/?time_of_day=night');
  expect(errors[0]?.message).toBe('time_of_day does not know this value. Possible are afternoon, evening.');
});

it('reports every invalid parameter, not only the first', async () => {
  const { errors } = await rejection('/en/api/events/?date=x&page=0&tag=y&stage_name=%07');
  expect(errors.map(({ field }) => field).sort()).toEqual(['date', 'page', 'stage_name', 'tag']);
});

it.each(publicEndpoints.filter(({ isList }) => isList))(
  '$path validates its page parameters',
  async ({ path }) => {
    expect((await rejection(`/de${path}/?page=0`)).errors[0]?.field).toBe('page');
    expect((await rejection(`/de${path}/?page_size=1000`)).errors[0]?.field).toBe('page_size');
  },
);

it('rejects a path that is invalid text or too long', async () => {
  expect((await rejection('/de/pageeditor-api/redirect?path=%00')).errors[0]?.field).toBe('path');
  const long = await rejection(`/en/pageeditor-api/redirect?path=/${'x'.repeat(2000)}`);
  expect(long.errors[0]?.message).toBe('path is too long. Shorten the value to 2000 characters at most.');
});

it.each([
  ['events/?page=&page_size=&date=&date_to=&stage_name=&tag=&activity='],
  ['events/?utm_source=letter&v=3'],
  ['events/?tag=1,,1, 1'],
  [`events/?${many('tag', 50)}`],
  ['events/?__proto__=1&constructor=2&toString=3'],
  ['productions/?is_premiere=&stage_name=&tag='],
])('%s is accepted', async (rest) => {
  expect((await api.ask(`/de/api/${rest}`)).status).toBe(200);
});

it.each(['2147483648', '99999999999', '9'.repeat(40), '0', '999'])('the id %s has no record', async (id) => {
  const response = await api.ask(`/de/api/productions/${id}/`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ title: 'Nicht gefunden' });
  for (const name of ['tag', 'activity', 'production_id']) {
    expect(await api.read(`/de/api/events/?${name}=${id}`)).toMatchObject({ count: 0, results: [] });
  }
});
