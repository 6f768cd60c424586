// Rendering teasers.
import { expect, test } from 'vitest';
import { aPicture } from '../picture-fixture.ts';
import { anEdit, htmlOf, plainText, shownModule } from '../view-fixture.ts';
import type { TeaserContent } from './schema.ts';
import { TeaserListView } from './TeaserListView.tsx';

const content: TeaserContent = {
  image: aPicture(),
  preline: '',
  headline: 'Antigone',
  subline: '',
  text: '',
  link_text: 'Weiterlesen',
  link: { url: '/de/stuecke/antigone/1', title: 'Antigone' },
  link_url: '',
};
const teaser = (changes: Partial<TeaserContent> = {}, in_german: string[] = []) =>
  shownModule('teaser', { ...content, ...changes }, { in_german }) as never;
const list = (extra_class: 'standard' | 'slide', ...children: never[]) =>
  shownModule('teaser-list', { extra_class, anchor: '' }, { children });

test('a teaser has one link, its heading', () => {
  const html = htmlOf(TeaserListView, list('standard', teaser()));
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/<h3[^>]*><a [^>]*href="\/de\/stuecke\/antigone\/1"/);
  expect(plainText(html)).toBe('Antigone Weiterlesen');
});

test('without a target there is no link', () => {
  const html = htmlOf(TeaserListView, list('standard', teaser({ link: null })));
  expect(html).not.toContain('<a ');
  expect(plainText(html)).toBe('Antigone');
});

test('a headline is hyphenated only in words that are too long for a bar', () => {
  const headline =
    'Der Kirsch\u00adgarten und das Spiel\u00adzeit\u00aderöffnungs\u00adfest\u00adwochen\u00adende';
  expect(plainText(htmlOf(TeaserListView, list('standard', teaser({ headline }))))).toContain(
    'Der Kirschgarten und das Spiel\u00adzeit',
  );
});

test('German text is marked', () => {
  const html = htmlOf(TeaserListView, list('standard', teaser({ text: 'Nur kurz.' }, ['text'])), {
    locale: 'en',
  });
  expect(html).toContain('<span lang="de">Nur kurz.</span>');
  expect(html).not.toContain('<span lang="de">Antigone');
});

test('a slider has its buttons', () => {
  const html = htmlOf(TeaserListView, list('slide', teaser(), teaser()));
  expect(html).toMatch(/aria-label="Empfehlungen".*aria-label="Weiterblättern"/);
});

test('renders nothing for an empty list', () => {
  expect(htmlOf(TeaserListView, list('standard'))).toBe('');
});

test('an editor gets every text field and the handles, and no link', () => {
  const html = htmlOf(TeaserListView, list('standard', teaser({ image: null, link: null })), {
    edit: anEdit(),
  });
  const fields = [...html.matchAll(/data-field="(\w+)"/g)].map(([, field]) => field);
  expect(fields).toEqual(['preline', 'headline', 'subline', 'text', 'link_text']);
  expect(html).toMatch(/<b data-handles="true"><\/b><\/article>/);
  expect(html).not.toContain('<a ');
});
