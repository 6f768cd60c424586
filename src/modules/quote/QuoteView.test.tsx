// Rendering quotes and struck passages.
import { describe, expect, test } from 'vitest';
import { anEdit, htmlOf, plainText, shownModule } from '../view-fixture.ts';
import { QuoteView } from './QuoteView.tsx';
import type { QuoteContent } from './schema.ts';

const words: QuoteContent = {
  content: 'Man hört sie\ndurch die Tür.',
  author: 'Vera Lund',
  extra_class: 'standard',
};
const struck: QuoteContent = {
  content: 'Habe nun, [[ach!]] Philosophie',
  author: 'Faust',
  extra_class: 'struck',
};

test('renders the words and the author', () => {
  expect(htmlOf(QuoteView, shownModule('quote', words))).toMatch(
    /<blockquote[^>]*><p>Man hört sie\ndurch die Tür.<\/p><\/blockquote><figcaption[^>]*>Vera Lund/,
  );
});

test('renders no author if it is empty', () => {
  expect(htmlOf(QuoteView, shownModule('quote', { ...words, author: '' }))).not.toContain('figcaption');
});

describe('a struck passage', () => {
  test('renders struck and kept words without brackets', () => {
    const html = htmlOf(QuoteView, shownModule('quote', struck));
    expect(html).toMatch(/<s>Habe nun,<\/s>.*<mark>ach!<\/mark>.*<s>Philosophie<\/s>/);
    expect(plainText(html)).not.toMatch(/[[\]]/);
  });

  test('is read out as the kept words, in its language', () => {
    const html = htmlOf(QuoteView, shownModule('quote', struck, { in_german: ['content'] }), {
      locale: 'en',
    });
    expect(html).toContain('<p class="visually-hidden" lang="de">ach!</p>');
  });

  test('is edited with its brackets, below the rendered strokes', () => {
    const html = htmlOf(QuoteView, shownModule('quote', struck), { edit: anEdit() });
    expect(html).toMatch(/inert="">.*<mark>ach!<\/mark>.*<b data-field="content">.*<b data-field="author">/);
  });
});
