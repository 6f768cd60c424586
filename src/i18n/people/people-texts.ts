/** Texts of the people's screens, sent by their loaders. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  ensemble: 'Ensemble',
  ensemble_description: 'Wer bei uns auf der Bühne steht, und wer dahinter: das Ensemble in Bildern.',
  people: 'Menschen',
  found: { one: '1 Mensch', many: '{count} Menschen' },
  more: 'Weitere laden',
  category: 'Bereich',
  position: 'Aufgabe',
  picture: 'Bild',
  next: 'Nächster Abend',
  biography: 'Biografie',
  roles: 'In diesen Stücken',
  events: 'Nächste Abende',
  events_none: 'Zurzeit kein Abend angesetzt.',
  events_none_hint: 'Der Spielplan sagt, was sonst gespielt wird.',
  events_all: 'Alle Termine',
  all: 'Ganzes Ensemble',
  teams: 'Regieteams',
  teams_lead: 'Wer sich die Abende ausdenkt, baut, kleidet, vertont und beleuchtet.',
  teams_found: { one: '1 Mensch in den Regieteams', many: '{count} Menschen in den Regieteams' },
  all_teams: 'Alle Regieteams',
  letters: 'Von A bis Z',
  by_production: 'Nach Stück',
  and_more: 'und {count} weitere',
};

export type PeopleTexts = typeof de;

const en: PeopleTexts = {
  ensemble: 'Ensemble',
  ensemble_description: 'Who is on our stages, and who stands behind them: the ensemble in pictures.',
  people: 'People',
  found: { one: '1 person', many: '{count} people' },
  more: 'Load more',
  category: 'Where',
  position: 'What they do',
  picture: 'Picture',
  next: 'Next performance',
  biography: 'Biography',
  roles: 'In these productions',
  events: 'On stage next',
  events_none: 'Nothing scheduled at the moment.',
  events_none_hint: 'The calendar has everything else that is on.',
  events_all: 'The whole calendar',
  all: 'The whole ensemble',
  teams: 'Artistic teams',
  teams_lead: 'The people who think up our evenings, build them, dress them, score them and light them.',
  teams_found: { one: '1 person in the artistic teams', many: '{count} people in the artistic teams' },
  all_teams: 'All artistic teams',
  letters: 'From A to Z',
  by_production: 'By production',
  and_more: 'and {count} more',
};

export const peopleTexts = inLanguages(de, en);
