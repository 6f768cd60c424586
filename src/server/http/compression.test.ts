import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { compression } from './compression.ts';

const long = 'a'.repeat(5000);
const app = new Hono()
  .get('*', compression)
  .get('/long.txt', (context) => context.text(long))
  .get('/short.json', (context) => context.json({ a: 1 }))
  .get('/long.json', (context) => context.json({ long }))
  .get('/packed.css', (context) =>
    context.body(long, 200, {
      'Content-Type': 'text/css',
      'Content-Length': '5000',
      Vary: 'Accept-Encoding',
    }),
  )
  .get('/drawn.png', (context) => context.body(long, 200, { 'Content-Type': 'image/png' }))
  .get('/plain.xml', (context) =>
    context.body(long, 200, { 'Content-Type': 'application/xml', Vary: 'Cookie' }),
  )
  .get('*', (context) => context.text('Not found', 404));

test.each(['/long.txt', '/short.json', '/long.json', '/packed.css', '/drawn.png', '/plain.xml', '/missing'])(
  'HEAD of %s has the Vary of GET',
  async (path) => {
    const [get, head] = await Promise.all(['GET', 'HEAD'].map((method) => app.request(path, { method })));
    expect(head?.headers.get('Vary')).toBe(get?.headers.get('Vary'));
    expect(await head?.text()).toBe('');
  },
);

test('long texts are compressed, short ones are not', async () => {
  const headers = { 'Accept-Encoding': 'gzip' };
  const encodings = await Promise.all(
    ['/long.txt', '/long.json', '/short.json'].map(async (path) =>
      (await app.request(path, { headers })).headers.get('Content-Encoding'),
    ),
  );
  expect(encodings).toEqual(['gzip', 'gzip', null]);
});
