/** Title prefixes of cancelled and recast events in calendar applications, which show little more than the title. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  cancelled: (title: string) => `Abgesagt: ${title}`,
  recast: (title: string) => `${title} (Umbesetzung)`,
  /** Name of the feed of everything. */
  schedule: 'Spielplan',
  premieres: 'Premieren',
};

const en: typeof de = {
  cancelled: (title) => `Cancelled: ${title}`,
  recast: (title) => `${title} (change of cast)`,
  schedule: 'Schedule',
  premieres: 'Premieres',
};

export const calendarEntryTexts = inLanguages(de, en);
