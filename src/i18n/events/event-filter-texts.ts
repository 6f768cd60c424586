/** Texts of the calendar's filters. Sent with the page, and loaded with their script. */
import type { AccessService } from '#domain/events/filters.ts';
import { inLanguages } from '#i18n/in-languages.ts';

interface FilterTexts {
  tickets: string;
  with_tickets: string;
  price_to: (euro: number) => string;
  access: string;
  services: Record<AccessService, string>;
  /** Of a day or a month. */
  from: (date: string) => string;
}

const de: FilterTexts = {
  tickets: 'Karten',
  with_tickets: 'Noch Karten',
  price_to: (euro) => `bis ${euro} €`,
  access: 'Zugänglich',
  services: {
    surtitles: 'Übertitel',
    'audio-description': 'Audiodeskription',
    'sign-language': 'Gebärdensprache',
    relaxed: 'Relaxed Performance',
    'touch-tour': 'Tastführung',
  },
  from: (date) => `ab ${date}`,
};

const en: FilterTexts = {
  tickets: 'Tickets',
  with_tickets: 'Tickets left',
  price_to: (euro) => `up to €${euro}`,
  access: 'Access',
  services: {
    surtitles: 'Surtitles',
    'audio-description': 'Audio description',
    'sign-language': 'Sign language',
    relaxed: 'Relaxed performance',
    'touch-tour': 'Touch tour',
  },
  from: (date) => `from ${date}`,
};

export const eventFilterTexts = inLanguages(de, en);
