// Rendering teasers over the full width.
import { describe, expect, test } from 'vitest';
import { aPicture } from '../picture-fixture.ts';
import { anEdit, htmlOf, plainText, shownModule } from '../view-fixture.ts';
import { FullTeaserView } from './FullTeaserView.tsx';
import type { FullTeaserContent } from './schema.ts';

const content: FullTeaserContent = {
  image: aPicture({ credit: '', alt: '' }),
  preline: '',
  headline: 'Der Sturm',
  text: 'Prospero räumt die Insel.',
  link_text: 'Zum Stück',
  link: { url: '/de/stuecke/sturm/9', title: 'Sturm' },
  link_url: '',
  extra_class: 'default',
  anchor: '',
};
const html = (changes: Partial<FullTeaserContent> = {}, edit = false) =>
  htmlOf(
    FullTeaserView,
    shownModule('full-teaser', { ...content, ...changes }),
    edit ? { edit: anEdit() } : {},
  );
const linkOf = (page: string) => plainText(/<a .*?<\/a>/.exec(page)?.[0] ?? '');

describe('its single link', () => {
  test.each([
    ['has the words that somebody wrote', {}, 'Zum Stück'],
    ['is the headline where there are none', { link_text: '' }, 'Der Sturm'],
    ['is named by what it leads to where there is neither', { link_text: '', headline: '' }, 'Sturm'],
    [
      'is named by the address where nothing else is known',
      { link_text: '', headline: '', link: null, link_url: 'https://example.org/' },
      'https://example.org/',
    ],
    ['is none without a target', { link: null }, ''],
  ])('%s', (_, changes, name) => {
    const page = html(changes);
    expect(linkOf(page)).toBe(name);
    expect(page.match(/<a /g)?.length ?? 0).toBe(name === '' ? 0 : 1);
  });

  test('without a target there is no link text', () => {
    expect(plainText(html({ link: null }))).toBe('Der Sturm Prospero räumt die Insel.');
  });
});

test.each(['default', 'image-right', 'image-left'] as const)(
  'the picture is placed as in %s',
  (extra_class) => {
    expect(html({ extra_class })).toContain(`data-place="${extra_class}"`);
  },
);

test('without a picture and a headline only the text is rendered', () => {
  const page = html({ image: null, headline: '', link: null });
  expect(page).not.toMatch(/<img|<h2|<button/);
  expect(plainText(page)).toBe('Prospero räumt die Insel.');
});

test('an editor gets every text field and no link', () => {
  const page = html({ headline: '', link_text: '' }, true);
  const fields = [...page.matchAll(/data-field="(\w+)"/g)].map(([, field]) => field);
  expect(fields).toEqual(['preline', 'headline', 'text', 'link_text']);
  expect(page).toMatch(/<h2[^>]*data-empty="headline"/);
  expect(page).not.toContain('<a');
});
