// Rendering lists of pictures.
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

describe('a slider', () => {
  const html = htmlOf(ImageListView, list('slider', item(), item(), item()));

  test('has buttons and its position', () => {
    expect(html).toMatch(/role="group" aria-label="Bilder"/);
    expect(html).toMatch(/aria-label="Zurückblättern" aria-disabled="true"/);
    expect(html).toMatch(/aria-label="Weiterblättern" aria-disabled="false"/);
    expect(html).toContain('1 von 3');
  });

  test('has no inert items before the browser reports which are visible', () => {
    expect(html).not.toContain('inert');
  });

  test('of one picture has no buttons', () => {
    expect(htmlOf(ImageListView, list('slider', item()))).not.toContain('Weiterblättern');
  });
});

test('each picture opens in the viewer', () => {
  const html = htmlOf(ImageListView, list('grid', item(), item()));
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toContain('aria-label="Bild 2 groß zeigen"');
});

test('a picture with a link links to it instead', () => {
  const html = htmlOf(ImageListView, list('grid', item({ link: { url: '/de/abo', title: 'Abo' } })));
  expect(html).toMatch(/href="\/de\/abo"[^>]*><span class="visually-hidden">Abo</);
  expect(html).not.toContain('groß zeigen');
});

test('visitors get no item without a picture and no empty list', () => {
  expect(htmlOf(ImageListView, list('grid', item({ image: null })))).toBe('');
});

test('an editor gets every item with handles and no buttons', () => {
  const html = htmlOf(ImageListView, list('grid', item(), item({ image: null })), { edit: anEdit() });
  expect(html.match(/<b data-handles="true"><\/b><\/figure>/g)).toHaveLength(2);
  expect(html.match(/data-field="description"/g)).toHaveLength(2);
  expect(html).not.toContain('<button');
});
