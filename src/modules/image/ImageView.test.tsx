// Rendering pictures.
import { describe, expect, test } from 'vitest';
import { aPicture } from '../picture-fixture.ts';
import { anEdit, htmlOf, plainText, shownModule } from '../view-fixture.ts';
import { ImageView } from './ImageView.tsx';
import type { ImageContent } from './schema.ts';

const content: ImageContent = {
  image: aPicture(),
  alias: 'normal',
  description: '',
  link: null,
  link_url: '',
  anchor: '',
};
const html = (changes: Partial<ImageContent> = {}, edit = false) =>
  htmlOf(ImageView, shownModule('image', { ...content, ...changes }), edit ? { edit: anEdit() } : {});

test('has the alt text', () => {
  expect(html()).toContain('alt="Ein Mann trägt eine Tür"');
});

test.each([
  ['vertical', '/media/door-tall.jpg'],
  ['horizontal', '/media/door-wide.jpg'],
] as const)('%s is that crop', (alias, file) => {
  expect(html({ alias })).toContain(`src="${file}"`);
});

test('has its text below, or no caption without one', () => {
  expect(html({ description: 'Probe im Ballsaal' })).toMatch(
    /<figcaption[^>]*>Probe im Ballsaal<\/figcaption>/,
  );
  expect(html()).not.toContain('figcaption');
  // HTML wants a caption first or last in its figure.
  expect(html({ description: 'Probe im Ballsaal', image: aPicture({ credit: 'Vera Lund' }) })).toMatch(
    /Vera Lund<\/p><figcaption.*<\/figcaption><\/figure>$/,
  );
});

test('has a button for the credit', () => {
  expect(html()).toContain('aria-label="Bildunterschrift zeigen"');
});

describe('a link', () => {
  test('is named by the picture and its target', () => {
    const [, inside = ''] = /<a [^>]*href="\/de\/abo"[^>]*>(.*?)<\/a>/.exec(
      html({ link: { url: '/de/abo', title: 'Abo' } }),
    ) as RegExpExecArray;
    expect(inside).toContain('alt="Ein Mann trägt eine Tür"');
    expect(plainText(inside)).toBe('Abo');
    expect(inside).not.toContain('<button');
  });

  test('to an address around a picture without alt text is named by the address', () => {
    expect(
      plainText(html({ image: aPicture({ alt: '', credit: '' }), link_url: 'https://example.org/' })),
    ).toBe('https://example.org/');
  });

  test('is not rendered without a target', () => {
    expect(html()).not.toContain('<a');
  });
});

test('without a picture visitors get nothing and an editor the empty place', () => {
  expect(html({ image: null })).toBe('');
  expect(html({ image: null }, true)).toContain('data-field="description"');
});
