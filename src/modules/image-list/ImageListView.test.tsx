// Lists of pictures as they are seen and heard.
import { describe, expect, test } from 'vitest';
import { aPicture } from '../picture-fixture.ts';
import { anEdit, htmlOf, shownModule } from '../view-fixture.ts';
import { ImageListView } from './ImageListView.tsx';

const item = (changes: Record<string, unknown> = {}) =>
  shownModule('image', {
    image: aPicture(),
    alias: 'normal',
    description: '',
    link: null,
    link_url: '',
    anchor: '',
    ...changes,
  }) as never;
const list = (extra_class: 'slider' | 'grid', ...children: never[]) =>
  shownModule('image-list', { extra_class, anchor: 'bilder' }, { children });

describe('to be slid', () => {
  const html = htmlOf(ImageListView, list('slider', item(), item(), item()));

  test('has buttons, and says where one is', () => {
    expect(html).toMatch(/role="group" aria-label="Bilder"/);
    expect(html).toMatch(/aria-label="Zurückblättern" aria-disabled="true"/);
    expect(html).toMatch(/aria-label="Weiterblättern" aria-disabled="false"/);
    expect(html).toContain('1 von 3');
  });

  test('is all within reach before the browser has told what is seen', () => {
    expect(html).not.toContain('inert');
  });

  test('one picture alone is not slid', () => {
    expect(htmlOf(ImageListView, list('slider', item()))).not.toContain('Weiterblättern');
  });
});

test('each picture is pressed to see it large', () => {
  const html = htmlOf(ImageListView, list('grid', item(), item()));
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toContain('aria-label="Bild 2 groß zeigen"');
});

test('one with a link leads there instead', () => {
  const html = htmlOf(ImageListView, list('grid', item({ link: { url: '/de/abo', title: 'Abo' } })));
  expect(html).toMatch(/href="\/de\/abo"[^>]*><span class="visually-hidden">Abo</);
  expect(html).not.toContain('groß zeigen');
});

test('visitors see no item without a picture, and no empty list', () => {
  expect(htmlOf(ImageListView, list('grid', item({ image: null })))).toBe('');
});

test('an editor sees every item with its handles, and presses nothing', () => {
  const html = htmlOf(ImageListView, list('grid', item(), item({ image: null })), { edit: anEdit() });
  expect(html.match(/<b data-handles="true"><\/b><\/figure>/g)).toHaveLength(2);
  expect(html.match(/data-field="description"/g)).toHaveLength(2);
  expect(html).not.toContain('<button');
});
