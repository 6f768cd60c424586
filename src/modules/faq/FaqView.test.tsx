// Questions and answers, rendered collapsed.
import { describe, expect, test } from 'vitest';
import { anEdit, htmlOf, shownModule } from '../view-fixture.ts';
import { FaqView } from './FaqView.tsx';

const question = (content: string, text: string, in_german: string[] = []) =>
  shownModule('faq-item', { content, text }, { in_german }) as never;
const faq = (...children: never[]) =>
  shownModule('faq', { is_multiple: false, anchor: 'fragen' }, { children });

describe('a question', () => {
  const html = htmlOf(FaqView, faq(question('Für wen?', '<p>Für alle.</p>')));

  test('is a heading with a button that references its answer', () => {
    const button = /<h3[^>]*><button[^>]*aria-expanded="false" aria-controls="([^"]*)"/.exec(html);
    expect(html).toContain(`id="${button?.[1]}"`);
  });

  test('has the id of its address', () => {
    expect(html).toContain('id="für-wen?"');
  });

  test('contains its answer, collapsed', () => {
    expect(html).toMatch(/hidden="">.*<p>Für alle.<\/p>/);
  });
});

test('a question without an answer has no button', () => {
  expect(htmlOf(FaqView, faq(question('Für wen?', '')))).not.toContain('<button');
});

test('German text is marked', () => {
  const html = htmlOf(FaqView, faq(question('Für wen?', '<p>Ja</p>', ['content', 'text'])), { locale: 'en' });
  expect(html).toContain('<span lang="de">Für wen?</span>');
  expect(html).toMatch(/lang="de"><p>Ja/);
});

test('renders nothing without questions', () => {
  expect(htmlOf(FaqView, faq())).toBe('');
});

test('an editor writes beside the button, which still opens the answer', () => {
  const html = htmlOf(FaqView, faq(question('Für wen?', '')), { edit: anEdit() });
  const [, id] = /id="([^"]*)"><b data-field="content">/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<button[^>]*aria-labelledby="${id}"[^>]*aria-expanded="false"`));
  expect(html).not.toMatch(/<button[^>]*>(?:(?!<\/button>).)*data-field/);
  expect(html).toMatch(/<b data-field="text"[^>]*><\/b><\/div><b data-handles="true"><\/b><\/div>/);
});
