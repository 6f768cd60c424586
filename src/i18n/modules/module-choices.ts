/** What the choices of a module's fields are called. Only the edit dialog needs it. */
import type { Locale } from '#domain/languages/locales.ts';

type Words = readonly [de: string, en: string];

const choices: Readonly<Record<string, Words>> = {
  'alias.normal': ['Normal', 'Normal'],
  'alias.big': ['Groß', 'Big'],
  'alias.small': ['Klein', 'Small'],
  'alias.horizontal': ['Querformat (1240 × 700)', 'Horizontal (1240 × 700)'],
  'alias.vertical': ['Hochformat (400 × 500)', 'Vertical (400 × 500)'],
  'extra_class.default': ['Text auf dem Bild', 'Text on the picture'],
  'extra_class.image-right': ['Bild rechts', 'Picture on the right'],
  'extra_class.image-left': ['Bild links', 'Picture on the left'],
  'extra_class.primary': ['Schaltfläche', 'Button'],
  'extra_class.secondary': ['Textlink', 'Line of text'],
  'extra_class.standard': ['Standard', 'Standard'],
  'extra_class.struck': ['Gestrichener Text', 'Struck text'],
  'extra_class.slide': ['Zum Weiterschieben', 'To be slid'],
  'extra_class.small': ['Klein', 'Small'],
  'extra_class.slider': ['Zum Weiterschieben', 'To be slid'],
  'extra_class.grid': ['Raster', 'Grid'],
  'headline_level.2': ['Ebene 2', 'Level 2'],
  'headline_level.3': ['Ebene 3', 'Level 3'],
  'headline_level.4': ['Ebene 4', 'Level 4'],
  'layout.100': ['Eine Spalte', 'One column'],
  'layout.67-33': ['Zwei Drittel, ein Drittel', 'Two thirds, one third'],
  'layout.33-67': ['Ein Drittel, zwei Drittel', 'One third, two thirds'],
  'layout.50-50': ['Zwei Hälften', 'Two halves'],
  'layout.33-33-33': ['Drei Drittel', 'Three thirds'],
  'layout.25-50-25': ['Viertel, Hälfte, Viertel', 'Quarter, half, quarter'],
};

export function choiceLabel(field: string, value: string | number, locale: Locale): string {
  const key = `${field}.${value}`;
  const found = Object.hasOwn(choices, key) ? choices[key] : undefined;
  return found ? found[locale === 'de' ? 0 : 1] : String(value);
}
