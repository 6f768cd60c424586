// Rendering headlines.
import { describe, expect, test } from 'vitest';
import { anEdit, htmlOf, shownModule } from '../view-fixture.ts';
import { HeadlineView } from './HeadlineView.tsx';
import type { HeadlineContent } from './schema.ts';

const content: HeadlineContent = {
  headline_level: 2,
  preline: '',
  content: 'Ihr Besuch',
  subline: '',
  anchor: '',
  add_additional_space: false,
};
const html = (changes: Partial<HeadlineContent>, more: { in_german?: string[] } = {}, edit = false) =>
  htmlOf(HeadlineView, shownModule('headline', { ...content, ...changes }, more), {
    locale: 'en',
    ...(edit ? { edit: anEdit() } : {}),
  });

test.each([2, 3, 4] as const)('renders level %i', (headline_level) => {
  expect(html({ headline_level })).toMatch(
    new RegExp(`<h${headline_level}[^>]*>Ihr Besuch</h${headline_level}>`),
  );
});

test('an anchor becomes the id', () => {
  expect(html({ anchor: 'besuch' })).toContain('id="besuch"');
  expect(html({})).not.toContain('id=');
});

test('empty fields are not rendered', () => {
  expect(html({})).not.toContain('<p');
  expect(html({ preline: 'Kasse', subline: 'Alles Weitere.' })).toMatch(
    /<p[^>]*>Kasse<\/p>.*<p[^>]*>Alles Weitere/,
  );
});

test('German within English is marked, English is not', () => {
  expect(html({ subline: 'All of it' }, { in_german: ['content'] })).toMatch(
    /<h2[^>]*><span lang="de">Ihr Besuch<\/span><\/h2><p[^>]*>All of it/,
  );
});

test('a long word moves to a new line before it is hyphenated', () => {
  expect(html({ content: 'Die Barriere\u00adfreiheit' })).toContain(
    '<span class="word">Barriere\u00adfreiheit</span>',
  );
});

describe('for editors', () => {
  test('each text is a field in its position', () => {
    expect(html({ preline: 'Kasse' }, {}, true)).toMatch(
      /<p(?![^>]*data-empty)[^>]*><b data-field="preline"><\/b><\/p><h2[^>]*><b data-field="content"><\/b><\/h2>/,
    );
  });

  test('an empty field is marked', () => {
    expect(html({}, {}, true)).toMatch(/<p[^>]*data-empty="subline"><b data-field="subline">/);
  });
});
