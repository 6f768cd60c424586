// Questions and answers as they are read before anything is pressed.
import { describe, expect, test } from 'vitest';
import { anEdit, htmlOf, shownModule } from '../view-fixture.ts';
import { FaqView } from './FaqView.tsx';

const question = (content: string, text: string, in_german: string[] = []) =>
  shownModule('faq-item', { content, text }, { in_german }) as never;
const faq = (...children: never[]) =>
  shownModule('faq', { is_multiple: false, anchor: 'fragen' }, { children });

describe('a question', () => {
  const html = htmlOf(FaqView, faq(question('Für wen?', '<p>Für alle.</p>')));

  test('is a heading with a button that tells what it opens', () => {
    const button = /<h3[^>]*><button[^>]*aria-expanded="false" aria-controls="([^"]*)"/.exec(html);
    expect(html).toContain(`id="${button?.[1]}"`);
  });

  test('is where the address with its title leads', () => {
    expect(html).toContain('id="für-wen?"');
  });

  test('has its answer in the page, folded away', () => {
    expect(html).toMatch(/hidden="">.*<p>Für alle.<\/p>/);
  });
});

test('a question without an answer has nothing to open', () => {
  expect(htmlOf(FaqView, faq(question('Für wen?', '')))).not.toContain('<button');
});

test('German is marked', () => {
  const html = htmlOf(FaqView, faq(question('Für wen?', '<p>Ja</p>', ['content', 'text'])), { locale: 'en' });
  expect(html).toContain('<span lang="de">Für wen?</span>');
  expect(html).toMatch(/lang="de"><p>Ja/);
});

test('renders nothing without questions', () => {
  expect(htmlOf(FaqView, faq())).toBe('');
});

test('an editor writes beside the button, which still opens', () => {
  const html = htmlOf(FaqView, faq(question('Für wen?', '')), { edit: anEdit() });
  const [, id] = /id="([^"]*)"><b data-field="content">/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<button[^>]*aria-labelledby="${id}"[^>]*aria-expanded="false"`));
  expect(html).not.toMatch(/<button[^>]*>(?:(?!<\/button>).)*data-field/);
  expect(html).toMatch(/<b data-field="text"[^>]*><\/b><\/div><b data-handles="true"><\/b><\/div>/);
});
