// Rendering text.
import { expect, test } from 'vitest';
import { anEdit, htmlOf, shownModule } from '../view-fixture.ts';
import { TextView } from './TextView.tsx';

const text = { content: '<p>Das Haus <strong>öffnet</strong>.</p>', anchor: '' };

test('keeps its paragraphs and is marked as German', () => {
  const html = htmlOf(TextView, shownModule('text', text, { in_german: ['content'] }), { locale: 'en' });
  expect(html).toMatch(/<div[^>]* lang="de"><p>Das Haus <strong>öffnet<\/strong>.<\/p><\/div>/);
});

test('has its anchor as id', () => {
  expect(htmlOf(TextView, shownModule('text', { ...text, anchor: 'haus' }))).toContain('id="haus"');
});

test('the field of an editor has the same class as the text', () => {
  const module = shownModule('text', text);
  const classOf = (html: string) => /class="([^"]*)"[^>]*>(?:<p>|<\/b>)/.exec(html)?.[1];
  expect(classOf(htmlOf(TextView, module, { edit: anEdit() }))).toBe(classOf(htmlOf(TextView, module)));
});
