// Today's and tomorrow's events, which are always the same: one for each state that a row can show.
import { addDays, type Day } from '#domain/dates/dates.ts';
import {
  activity,
  addMinutes,
  type ScheduleProduction,
  type SeasonEvent,
  text,
} from '#season/schedule/event.ts';

type Ends = (key: string, date_start: string, usual: number) => { date_end: string };

function endsBy(productions: readonly ScheduleProduction[]): Ends {
  return (key, date_start, usual) => {
    const duration = productions.find((production) => production.key === key)?.duration;
    return { date_end: addMinutes(date_start, duration ?? usual) };
  };
}

function todaysEvents(today: Day, ends: Ends): SeasonEvent[] {
  const at = (hour: string) => `${today}T${hour}`;
  return [
    {
      key: 'nora-einfuehrung',
      production: 'nora',
      activity: activity.introduction,
      subtitle: text('Einführung mit offener Probe', 'Introduction and open rehearsal'),
      date_start: at('11:00'),
      date_end: at('12:30'),
      intervals: [],
      stage_name: 'Ballsaal',
      access_services: ['touch-tour'],
      accessibility_info: text(
        'Stufenfrei, vier Rollstuhlplätze, Induktionsschleife. Tastführung um 10 Uhr, Treffpunkt an der Garderobe.',
        'Step-free, four wheelchair spaces, induction loop. Touch tour at 10 am, meet at the cloakroom.',
      ),
      short_price_info: text('12 bis 38 €, ermäßigt 8 bis 19 €', '€12 to €38, reduced €8 to €19'),
      long_price_info: text(
        'Unter 30 zahlen Sie an der Abendkasse immer 9 €. Die Karte für die Probe gilt als Gutschein über 5 € für jede Vorstellung von »Nora«.',
        'If you are under 30, you always pay €9 at the door. Your rehearsal ticket takes €5 off any performance of Nora.',
      ),
      tags: ['einfuehrung'],
    },
    {
      key: 'leonce-und-lena-warteliste',
      production: 'leonce-und-lena',
      activity: activity.performance,
      date_start: at('15:00'),
      ...ends('leonce-und-lena', at('15:00'), 100),
      stage_name: 'Nachtasyl',
      status: 'soldout',
      registration_link: '{shop}/de/waitinglist/leonce-und-lena-warteliste',
    },
    {
      key: 'faust-premiere',
      production: 'faust',
      activity: activity.premiere,
      date_start: at('19:30'),
      ...ends('faust', at('19:30'), 200),
      stage_name: 'Bühne',
      tickets_left: 14,
      short_price_info: text('16 bis 72 €, ermäßigt 9 bis 36 €', '€16 to €72, reduced €9 to €36'),
      long_price_info: text(
        'Premierenpreise. Die Feier danach kostet nichts und ist für alle: im Nachtasyl, sobald der Vorhang unten ist.',
        'Opening night prices. The party afterwards is free and for everybody: in the Nachtasyl, once the curtain is down.',
      ),
    },
    {
      key: 'woyzeck-abgesagt',
      production: 'woyzeck',
      activity: activity.performance,
      date_start: at('20:00'),
      ...ends('woyzeck', at('20:00'), 105),
      stage_name: 'Werkstatt',
      outcome: 'cancelled',
      cancellation_info_short: text(
        'Erkrankung im Ensemble. Karten behalten ihren Wert.',
        'Illness in the company. Tickets keep their value.',
      ),
      cancellation_info_long: text(
        'Ihre Karte gilt für jede andere Vorstellung von »Woyzeck« in dieser Spielzeit. Lieber das Geld zurück? Eine Nachricht an karten@example.org genügt, vier Wochen lang.',
        'Your ticket is good for any other performance of Woyzeck this season. Would you rather have your money back? Write to karten@example.org within four weeks.',
      ),
    },
    {
      key: 'kein-schlaf-nach-der-premiere',
      production: 'kein-schlaf',
      activity: activity.concert,
      date_start: at('22:30'),
      stage_name: 'Nachtasyl',
      alternative_ticket_status: text('Eintritt frei, keine Anmeldung', 'Free entry, no booking'),
      tags: ['musik', 'late-night'],
    },
  ];
}

function tomorrowsEvents(today: Day, ends: Ends, isSturmAhead: boolean): SeasonEvent[] {
  const at = (hour: string) => `${addDays(today, 1)}T${hour}`;
  return [
    {
      key: 'kirschgarten-umbesetzung',
      production: 'kirschgarten',
      activity: activity.performance,
      date_start: at('18:00'),
      ...ends('kirschgarten', at('18:00'), 160),
      stage_name: 'Bühne',
      outcome: 'replacement',
      has_substitute: true,
      substitution_info: text(
        'Umbesetzung: Für Lena Brandt spielt Mira Okafor die Warja.',
        'Change of cast: Mira Okafor plays Varya for Lena Brandt.',
      ),
    },
    {
      key: 'raeuber-zuerich',
      production: 'raeuber',
      activity: activity.guest_performance,
      date_start: at('19:00'),
      ...ends('raeuber', at('19:00'), 150),
      stage_name: 'Halle am Letten, Zürich',
      is_on_tour: true,
      ticket_url_external: 'https://halle-am-letten.example.org/die-raeuber',
    },
    {
      key: 'sturm-zeit-folgt',
      production: 'sturm',
      activity: isSturmAhead ? activity.open_rehearsal : activity.performance,
      ...(isSturmAhead
        ? {
            subtitle: text('Durchlauf mit Publikum', 'Run-through with an audience'),
            alternative_ticket_status: text(
              'Uhrzeit ab heute Abend an dieser Stelle',
              'The time will be here this evening',
            ),
          }
        : {}),
      date_start: at('20:00'),
      unspecific_time: true,
      stage_name: 'Box',
    },
    {
      key: 'emilia-galotti-am-abend',
      production: 'emilia-galotti',
      activity: activity.performance,
      date_start: at('20:00'),
      ...ends('emilia-galotti', at('20:00'), 110),
      stage_name: 'Gaußstrasse Bühne',
    },
  ];
}

/** Five events today and four tomorrow; those of missing productions are left out. */
export function fixedEvents(
  today: Day,
  productions: readonly ScheduleProduction[],
  isSturmAhead: boolean,
): SeasonEvent[] {
  const ends = endsBy(productions);
  return [...todaysEvents(today, ends), ...tomorrowsEvents(today, ends, isSturmAhead)];
}
