/** Messages of the page checks for editors: the problem, its place and the remedy. */

import type { CheckFinding, CheckRule } from '#domain/checks/page-checks-rules.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { inLanguages } from '#i18n/in-languages.ts';
import { fieldLabel } from '#i18n/modules/module-labels.ts';
import { issueMessage } from '#i18n/modules/module-messages.ts';

interface Facts {
  label: string;
  detail: string;
  language: Locale | null;
}

type Sentences = Record<Exclude<CheckRule, 'incomplete' | 'embed-host'>, (facts: Facts) => string>;

const de: Sentences = {
  'empty-events': () => 'Die Liste hat keinen Termin. Wählen Sie einen, oder löschen Sie die Liste.',
  'empty-list': () => 'Hier ist noch nichts. Besucher sehen nichts davon.',
  'dead-link': ({ label, detail, language }) =>
    `„${label}“ führt nirgendwohin${detail ? `: ${detail}` : ''}${language === 'en' ? ' (im englischen Text)' : ''}. Die Seite ist offline oder gelöscht, oder die Adresse stimmt nicht.`,
  'event-gone': () => 'Diesen Termin gibt es nicht mehr. Wählen Sie einen anderen, oder löschen Sie ihn.',
  'past-event': () => 'Dieser Termin ist vorbei. Wählen Sie einen anderen, oder löschen Sie ihn.',
  'alt-missing': ({ language }) =>
    language === 'en'
      ? 'Das Bild hat keinen englischen Alternativtext.'
      : 'Das Bild hat keinen Alternativtext. Beschreiben Sie es, oder kennzeichnen Sie es als Schmuck.',
  'heading-order': ({ detail }) => {
    const [before, level] = detail.split(' ');
    return before === '1'
      ? `Die erste Überschrift ist von Ebene ${level}. Wählen Sie Ebene 2.`
      : `Auf eine Überschrift der Ebene ${before} folgt eine der Ebene ${level}. Dazwischen fehlt eine.`;
  },
  'missing-english': ({ label }) => `„${label}“ fehlt auf Englisch. Bis dahin steht dort Deutsch.`,
  'stale-english': ({ label }) => `„${label}“ hat sich auf Deutsch geändert, Englisch noch nicht.`,
  contrast: ({ detail }) => {
    const { name, ratio, need } = inks(detail);
    return `Im Farbpaar ${name} ist der Kontrast ${ratio.replace('.', ',')} : 1, nötig ist ${need.replace('.', ',')} : 1.`;
  },
};

const en: Sentences = {
  'empty-events': () => 'The list has no date. Choose one, or delete the list.',
  'empty-list': () => 'There is nothing in it yet. Visitors see nothing of it.',
  'dead-link': ({ label, detail, language }) =>
    `“${label}” leads nowhere${detail ? `: ${detail}` : ''}${language === 'de' ? ' (in the German text)' : ''}. The page is offline or deleted, or the address is wrong.`,
  'event-gone': () => 'This date is no longer there. Choose another one, or delete it.',
  'past-event': () => 'This date is over. Choose another one, or delete it.',
  'alt-missing': ({ language }) =>
    language === 'en'
      ? 'The picture has no English alternative text.'
      : 'The picture has no alternative text. Describe it, or mark it as decorative.',
  'heading-order': ({ detail }) => {
    const [before, level] = detail.split(' ');
    return before === '1'
      ? `The first headline is of level ${level}. Choose level 2.`
      : `A headline of level ${level} follows one of level ${before}. One in between is missing.`;
  },
  'missing-english': ({ label }) => `“${label}” has no English text. Until then, German stands there.`,
  'stale-english': ({ label }) => `“${label}” has changed in German, not yet in English.`,
  contrast: ({ detail }) => {
    const { name, ratio, need } = inks(detail);
    return `In the ink pair ${name} the contrast is ${ratio}:1, and ${need}:1 is needed.`;
  },
};

/** The name of a pair may contain spaces, the two numbers after it do not. */
function inks(detail: string): { name: string; ratio: string; need: string } {
  const parts = detail.split(' ');
  const [ratio = '', need = ''] = parts.slice(-2);
  return { name: parts.slice(0, -2).join(' '), ratio, need };
}

/** Fields of the page itself, labelled as in its settings. */
const ofPageDe: Readonly<Record<string, string>> = {
  title: 'Titel der Seite',
  headline: 'Überschrift der Seite',
  hero_text: 'Text im Kopf der Seite',
  hero_link: 'Link im Kopf der Seite',
  hero_image: 'Bild im Kopf der Seite',
  meta_description: 'Beschreibung für Suchmaschinen',
};

const ofPageEn: typeof ofPageDe = {
  title: 'Title of the page',
  headline: 'Headline of the page',
  hero_text: 'Text in the head of the page',
  hero_link: 'Link in the head of the page',
  hero_image: 'Picture in the head of the page',
  meta_description: 'Description for search engines',
};

const sentences = inLanguages(de, en);
const labelsOfPage = inLanguages(ofPageDe, ofPageEn);

function labelOf({ module, name, field }: CheckFinding, locale: Locale): string {
  if (module === null) return labelsOfPage(locale)[field ?? ''] ?? '';
  return fieldLabel(field ?? '', locale, name ?? undefined);
}

export function checkMessage(finding: CheckFinding, locale: Locale): string {
  const { rule, issue, detail, language, name } = finding;
  if (rule === 'incomplete' || rule === 'embed-host') {
    return issue ? issueMessage(issue, locale, name ?? undefined) : '';
  }
  return sentences(locale)[rule]({ label: labelOf(finding, locale), detail, language });
}
