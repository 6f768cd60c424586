/** Labels of the options of module fields, for the edit dialog. */
import type { Locale } from '#domain/languages/locales.ts';
import { inLanguages } from '#i18n/in-languages.ts';

const de: Readonly<Record<string, string>> = {
  'alias.normal': 'Normal',
  'alias.big': 'Groß',
  'alias.small': 'Klein',
  'alias.horizontal': 'Querformat (1240 × 700)',
  'alias.vertical': 'Hochformat (400 × 500)',
  'extra_class.default': 'Text auf dem Bild',
  'extra_class.image-right': 'Bild rechts',
  'extra_class.image-left': 'Bild links',
  'extra_class.primary': 'Schaltfläche',
  'extra_class.secondary': 'Textlink',
  'extra_class.standard': 'Standard',
  'extra_class.struck': 'Gestrichener Text',
  'extra_class.slide': 'Zum Weiterschieben',
  'extra_class.small': 'Klein',
  'extra_class.slider': 'Zum Weiterschieben',
  'extra_class.grid': 'Raster',
  'headline_level.2': 'Ebene 2',
  'headline_level.3': 'Ebene 3',
  'headline_level.4': 'Ebene 4',
  'layout.100': 'Eine Spalte',
  'layout.67-33': 'Zwei Drittel, ein Drittel',
  'layout.33-67': 'Ein Drittel, zwei Drittel',
  'layout.50-50': 'Zwei Hälften',
  'layout.33-33-33': 'Drei Drittel',
  'layout.25-50-25': 'Viertel, Hälfte, Viertel',
};

const en: typeof de = {
  'alias.normal': 'Normal',
  'alias.big': 'Big',
  'alias.small': 'Small',
  'alias.horizontal': 'Horizontal (1240 × 700)',
  'alias.vertical': 'Vertical (400 × 500)',
  'extra_class.default': 'Text on the picture',
  'extra_class.image-right': 'Picture on the right',
  'extra_class.image-left': 'Picture on the left',
  'extra_class.primary': 'Button',
  'extra_class.secondary': 'Line of text',
  'extra_class.standard': 'Standard',
  'extra_class.struck': 'Struck text',
  'extra_class.slide': 'To be slid',
  'extra_class.small': 'Small',
  'extra_class.slider': 'To be slid',
  'extra_class.grid': 'Grid',
  'headline_level.2': 'Level 2',
  'headline_level.3': 'Level 3',
  'headline_level.4': 'Level 4',
  'layout.100': 'One column',
  'layout.67-33': 'Two thirds, one third',
  'layout.33-67': 'One third, two thirds',
  'layout.50-50': 'Two halves',
  'layout.33-33-33': 'Three thirds',
  'layout.25-50-25': 'Quarter, half, quarter',
};

const labels = inLanguages(de, en);

export function choiceLabel(field: string, value: string | number, locale: Locale): string {
  const key = `${field}.${value}`;
  return (Object.hasOwn(de, key) ? labels(locale)[key] : undefined) ?? String(value);
}
