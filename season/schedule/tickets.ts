// Prices and ticket links: tariffs by stage, links to the shop, advance booking.
import { addMonths, type Day, monthOf } from '#domain/dates/dates.ts';
import { activity, dayOfEvent, hash, type SeasonEvent, type Text, text } from '#season/schedule/event.ts';
import { isFamilyPlay } from '#season/schedule/habits.ts';

interface Tariff {
  places: [de: string, en: string, amount: string][];
  /** The lowest reduced price; null for a single price. */
  reduced: string | null;
}

const mainStage = (stalls: string, circle: string, upper: string, gallery: string): Tariff['places'] => [
  ['Parkett', 'Stalls', stalls],
  ['1. Rang', 'Dress circle', circle],
  ['2. Rang', 'Upper circle', upper],
  ['Galerie', 'Gallery', gallery],
];
const oneprice = (amount: string): Tariff['places'] => [['Freie Platzwahl', 'Unreserved seats', amount]];

export const tariffs: Record<string, Tariff> = {
  Bühne: { places: mainStage('58.00', '42.00', '27.50', '14.00'), reduced: '9.00' },
  premiere: { places: mainStage('72.00', '54.00', '34.50', '16.00'), reduced: '9.00' },
  family: { places: mainStage('24.00', '18.00', '12.50', '9.00'), reduced: '6.50' },
  Ballsaal: {
    places: [
      ['Reihe 1 bis 6', 'Rows 1 to 6', '38.00'],
      ['Reihe 7 bis 10', 'Rows 7 to 10', '28.00'],
      ['Empore', 'Gallery', '19.00'],
      ['Stufe', 'Step seats', '12.00'],
    ],
    reduced: '8.00',
  },
  'Gaußstrasse Bühne': {
    places: [
      ['Mitte', 'Centre', '34.00'],
      ['Seite', 'Side', '24.00'],
      ['Hinten', 'Back', '14.50'],
    ],
    reduced: '8.50',
  },
  Werkstatt: { places: oneprice('19.50'), reduced: '9.00' },
  Box: { places: oneprice('18.00'), reduced: '9.00' },
  Nachtasyl: {
    places: [
      ['Am Tisch', 'At a table', '16.00'],
      ['An der Bar', 'At the bar', '11.50'],
    ],
    reduced: '7.50',
  },
  Teeraum: { places: oneprice('16.50'), reduced: null },
  Mittelrangfoyer: { places: oneprice('8.00'), reduced: '5.00' },
  matinee: { places: oneprice('5.00'), reduced: null },
  tour: { places: oneprice('9.50'), reduced: null },
};

function tariffOf(event: SeasonEvent): Tariff | null {
  if (event.is_on_tour || event.activity === activity.festival) return null;
  if (event.activity === activity.open_rehearsal) return null;
  if (event.activity === activity.tour_of_the_house) return tariffs.tour ?? null;
  if (event.activity === activity.introduction && event.stage_name !== 'Ballsaal')
    return tariffs.matinee ?? null;
  if (isFamilyPlay(event.production ?? '')) return tariffs.family ?? null;
  if (event.activity === activity.premiere && event.stage_name === 'Bühne') return tariffs.premiere ?? null;
  return tariffs[event.stage_name] ?? null;
}

const longInfos: Text[] = [
  text(
    'Unter 30 zahlen Sie an der Abendkasse immer 9 €. Ermäßigung gegen Ausweis, auch im Vorverkauf.',
    'If you are under 30, you always pay €9 at the door. Reductions need proof, in advance too.',
  ),
  text(
    'Der Preis enthält die Garderobe und die Fahrt im Nahverkehr: drei Stunden vor Beginn bis Betriebsschluss.',
    'The price includes the cloakroom and local transport, from three hours before until the last train.',
  ),
  text(
    'Begleitung von Menschen mit Merkzeichen B frei. Rollstuhlplätze kosten so viel wie der günstigste Platz.',
    'Companions of disabled visitors come free. Wheelchair spaces cost as much as the cheapest seat.',
  ),
  text(
    'Wer mit dem Sozialpass kommt, zahlt 3 €, auf jedem Platz, solange es Plätze gibt.',
    'With a social pass you pay €3 for any seat, as long as there are seats.',
  ),
];

const euro = (amount: string, mark: ',' | '.'): string => amount.replace(/\.00$/, '').replace('.', mark);

/** "14 bis 58 €, ermäßigt ab 9 €" */
function shortInfo({ places, reduced }: Tariff): Text {
  const [highest, lowest] = [places[0]?.[2] ?? '', places.at(-1)?.[2] ?? ''];
  const [isOne, low] = [highest === lowest, lowest];
  const de = isOne ? `${euro(low, ',')} €` : `${euro(low, ',')} bis ${euro(highest, ',')} €`;
  const en = isOne ? `€${euro(low, '.')}` : `€${euro(low, '.')} to €${euro(highest, '.')}`;
  if (!reduced) return text(de, en);
  return text(`${de}, ermäßigt ab ${euro(reduced, ',')} €`, `${en}, reduced from €${euro(reduced, '.')}`);
}

function pricesOf(event: SeasonEvent): Partial<SeasonEvent> {
  const tariff = tariffOf(event);
  if (!tariff) return {};
  const { places, reduced } = tariff;
  const tellsMore = hash(`${event.key} info`) % 10 < 6;
  return {
    prices: places.map(([de, en, amount]) => ({ name: text(de, en), amount })),
    min_price_normal_excl_e: places.at(-1)?.[2] ?? '',
    ...(reduced ? { min_price_youth_ticket_excl_e: reduced } : {}),
    ...(tellsMore
      ? {
          short_price_info: shortInfo(tariff),
          long_price_info: longInfos[hash(event.key) % longInfos.length] as Text,
        }
      : {}),
  };
}

const months: [de: string, en: string][] = [
  ['Januar', 'January'],
  ['Februar', 'February'],
  ['März', 'March'],
  ['April', 'April'],
  ['Mai', 'May'],
  ['Juni', 'June'],
  ['Juli', 'July'],
  ['August', 'August'],
  ['September', 'September'],
  ['Oktober', 'October'],
  ['November', 'November'],
  ['Dezember', 'December'],
];

/** Advance booking begins at ten on the tenth of the third month before. */
function presaleDayOf(day: Day): Day {
  return `${monthOf(addMonths(`${monthOf(day)}-01`, -3))}-10`;
}

function presaleText(day: Day): Text {
  const [de, en] = months[Number(day.slice(5, 7)) - 1] as [string, string];
  return text(
    `Vorverkauf ab ${Number(day.slice(8))}. ${de}, 10 Uhr`,
    `Booking opens ${Number(day.slice(8))} ${en}, 10 am`,
  );
}

/** Stages without a seating plan: their ticket links skip the redirect notice. */
const straightToShop = new Set(['Teeraum', 'Kassenhalle']);

function linksOf(event: SeasonEvent, today: Day): Partial<SeasonEvent> {
  // School performances are booked by telephone, and events without a fixed time cannot be booked.
  if (!tariffOf(event) || event.date_start.endsWith('T09:30') || event.unspecific_time) return {};
  const links: Partial<SeasonEvent> = { secondary_ticket_link: `{shop}/de/tickets/${event.key}` };
  if (straightToShop.has(event.stage_name)) links.hide_slider = true;
  const opens = presaleDayOf(dayOfEvent(event));
  if (opens <= today) return links;
  return { ...links, presale_start: `${opens}T10:00`, alternative_ticket_status: presaleText(opens) };
}

/** The event with prices and ticket link, unless it has them already. */
export function withTickets(event: SeasonEvent, today: Day): SeasonEvent {
  const tickets = { ...pricesOf(event), ...linksOf(event, today) };
  // Free events and those sold elsewhere have no link to the shop.
  if (event.alternative_ticket_status) return event;
  return { ...tickets, ...event };
}
