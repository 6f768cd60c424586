/** Texts of the home page's hero before, during and after a performance. Times are local. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  /** Within the last hour. */
  soon: (minutes: number, isPremiere: boolean) => {
    const when = minutes > 1 ? `in ${minutes} Minuten` : 'gleich';
    return isPremiere ? `Premiere ${when}` : `Beginn ${when}`;
  },
  on: (since: string) => `Läuft seit ${since}`,
  /** In the gap of the picture. */
  interval: 'Pause',
  interval_at: (time: string) => `Pause ${time}`,
  interval_until: (time: string) => `Pause bis ${time}`,
  ends: (time: string) => `Ende gegen ${time}`,
  played: 'Heute gespielt',
  tomorrow: (time: string) => `Morgen, ${time}`,
};

const en: typeof de = {
  soon: (minutes, isPremiere) => {
    const when = minutes > 1 ? `in ${minutes} minutes` : 'any minute';
    return isPremiere ? `Opening night ${when}` : `Begins ${when}`;
  },
  on: (since) => `On since ${since}`,
  interval: 'Interval',
  interval_at: (time) => `interval at ${time}`,
  interval_until: (time) => `Interval until ${time}`,
  ends: (time) => `ends about ${time}`,
  played: 'Played today',
  tomorrow: (time) => `Tomorrow, ${time}`,
};

export const performanceHeroTexts = inLanguages(de, en);
