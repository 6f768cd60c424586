// Accessibility services and accompanying events: surtitles, audio description, talks.
import { addDays, type Day, weekdayOf } from '#domain/dates/dates.ts';
import {
  type AccessServiceName,
  activity,
  addMinutes,
  clockText,
  dayOfEvent,
  hash,
  type SeasonEvent,
  type Text,
  text,
} from '#season/schedule/event.ts';
import { isFamilyPlay } from '#season/schedule/habits.ts';

const stageAccess: Record<string, Text> = {
  Bühne: text(
    'Aufzug bis zum 1. Rang, sechs Rollstuhlplätze im Parkett, Induktionsschleife in den Reihen 3 bis 14.',
    'Lift to the dress circle, six wheelchair spaces in the stalls, induction loop in rows 3 to 14.',
  ),
  Ballsaal: text(
    'Stufenfrei, vier Rollstuhlplätze, Induktionsschleife.',
    'Step-free, four wheelchair spaces, induction loop.',
  ),
  'Gaußstrasse Bühne': text(
    'Stufenfrei vom Hof aus, vier Rollstuhlplätze in der ersten Reihe.',
    'Step-free from the yard, four wheelchair spaces in the front row.',
  ),
  Werkstatt: text('Stufenfrei, zwei Rollstuhlplätze.', 'Step-free, two wheelchair spaces.'),
  Box: text(
    'Rampe mit sechs Prozent Steigung, zwei Rollstuhlplätze.',
    'Ramp with a six per cent slope, two wheelchair spaces.',
  ),
  Nachtasyl: text(
    'Im vierten Stock, mit Aufzug. Barrierefreie Toilette eine Etage tiefer.',
    'On the fourth floor, with a lift. Accessible toilet one floor below.',
  ),
  Teeraum: text(
    'Eine Stufe von 12 cm, mobile Rampe an der Garderobe.',
    'One step of 12 cm; ask for the ramp at the cloakroom.',
  ),
};

interface Service {
  services: AccessServiceName[];
  tag?: string;
  subtitle(event: SeasonEvent): Text;
}

const before = (event: SeasonEvent, minutes: number): string =>
  clockText(addMinutes(event.date_start, -minutes));

const surtitles: Service = {
  services: ['surtitles'],
  tag: 'englische-uebertitel',
  subtitle: () => text('Mit englischen Übertiteln', 'With English surtitles'),
};
const description: Service = {
  services: ['audio-description', 'touch-tour'],
  tag: 'audiodeskription',
  subtitle: (event) =>
    text(
      `Mit Audiodeskription, Tastführung um ${before(event, 60)} Uhr`,
      `Audio described, touch tour at ${before(event, 60)}`,
    ),
};
const signs: Service = {
  services: ['sign-language'],
  tag: 'gebaerdensprache',
  subtitle: () => text('Mit Gebärdensprache', 'Interpreted into German Sign Language'),
};
const relaxed: Service = {
  services: ['relaxed'],
  subtitle: () =>
    text('Entspannte Vorstellung: Licht an, Türen offen', 'Relaxed performance: lights up, doors open'),
};
const introduction: Service = {
  services: [],
  tag: 'einfuehrung',
  subtitle: (event) =>
    text(`Einführung um ${before(event, 30)} Uhr`, `Introduction at ${before(event, 30)}, in German`),
};
const talk: Service = {
  services: [],
  tag: 'nachgespraech',
  subtitle: () => text('Im Anschluss Nachgespräch', 'Followed by a talk with the company'),
};

/** Tags of access services, which a production has on some evenings. */
export const serviceTags = [surtitles, description, signs].map(({ tag }) => tag ?? '');

/** Productions with surtitles on Fridays. */
export const surtitled = new Set([
  'nora',
  'antigone',
  'hamlet',
  'faust',
  'sturm',
  'hedda-gabler',
  'maria-stuart',
  'drei-schwestern',
  'was-ihr-wollt',
  'moby-dick',
  'kirschgarten',
]);

/** All its performances are in German and German Sign Language. */
const inSigns = 'die-kleine-meerjungfrau';

function serviceOf(event: SeasonEvent, day: Day): Service | null {
  const key = event.production ?? '';
  const draw = hash(`${event.key} service`) % 12;
  if (isFamilyPlay(key)) {
    if (weekdayOf(day) === 7) return draw < 6 ? relaxed : signs;
    return draw < 2 ? signs : null;
  }
  if (weekdayOf(day) === 5 && surtitled.has(key)) return surtitles;
  if (draw === 0) return description;
  if (draw === 1) return signs;
  if (draw === 2 || draw === 3) return introduction;
  return draw === 4 ? talk : null;
}

/** The event with its services, and on many days a note on access. */
export function withServices(event: SeasonEvent, today: Day): SeasonEvent {
  const day = dayOfEvent(event);
  // The events of today and tomorrow are fixed.
  if (day === today || day === addDays(today, 1))
    return event.stage_name === 'Bühne' ? withAccess(event) : event;
  if (event.activity !== activity.performance || event.is_on_tour || event.unspecific_time) {
    return hash(`${event.key} access`) % 2 === 0 ? withAccess(event) : event;
  }
  const service = event.subtitle ? null : serviceOf(event, day);
  const always: AccessServiceName[] = event.production === inSigns ? ['sign-language'] : [];
  const services = [...new Set([...always, ...(service?.services ?? [])])];
  const isTold = hash(`${event.key} access`) % 3 === 0 || services.length > 0;
  const described = {
    ...(isTold ? withAccess(event) : event),
    ...(services.length ? { access_services: services } : {}),
  };
  if (!service) return described;
  return {
    ...described,
    subtitle: service.subtitle(event),
    ...(service.tag ? { tags: [...(event.tags ?? []), service.tag] } : {}),
  };
}

function withAccess(event: SeasonEvent): SeasonEvent {
  const info = event.is_on_tour || !event.production ? undefined : stageAccess[event.stage_name];
  return info && !event.accessibility_info ? { ...event, accessibility_info: info } : event;
}
