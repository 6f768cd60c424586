// Rendering links.
import { expect, test } from 'vitest';
import { anEdit, htmlOf, plainText, shownModule } from '../view-fixture.ts';
import { LinkView } from './LinkView.tsx';
import type { LinkContent } from './schema.ts';

const content: LinkContent = {
  content: 'Zum Spielplan',
  link: { url: '/de/termine', title: 'Termine' },
  link_url: '',
  extra_class: 'primary',
  open_new_window: false,
  anchor: '',
};
const link = (changes: Partial<LinkContent> = {}) => shownModule('link', { ...content, ...changes });

test('a primary link looks like a button', () => {
  expect(htmlOf(LinkView, link())).toMatch(/<a class="button[^"]*" href="\/de\/termine">Zum Spielplan<\/a>/);
});

test('a secondary link has no button style', () => {
  expect(htmlOf(LinkView, link({ extra_class: 'secondary' }))).not.toMatch(/class="[^"]*\bbutton\b/);
});

test('a new window is announced', () => {
  const html = htmlOf(LinkView, link({ open_new_window: true }));
  expect(html).toMatch(/target="_blank" rel="noopener"/);
  expect(plainText(html)).toBe('Zum Spielplan (öffnet ein neues Fenster)');
});

test('renders nothing without a target', () => {
  expect(htmlOf(LinkView, link({ link: null }))).toBe('');
});

test('an editor gets the link’s text field and no link', () => {
  const html = htmlOf(LinkView, link({ link: null }), { edit: anEdit() });
  expect(html).toMatch(/<span class="button[^"]*"><b data-field="content">/);
  expect(htmlOf(LinkView, link(), { edit: anEdit() })).not.toContain('<a');
});
