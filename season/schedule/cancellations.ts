// Texts for cancelled and postponed events.
import { type Text, text } from '#season/schedule/event.ts';

export interface Cancellation {
  short: Text;
  long: Text;
}

export const illness: Cancellation = {
  short: text('Erkrankung im Ensemble.', 'Illness in the company.'),
  long: text(
    'Für diese Rolle gibt es keine zweite Besetzung. Karten gelten für den nächsten Termin; wer dann nicht kann, bekommt das Geld zurück, ohne Formular.',
    'There is no second cast for this part. Tickets are good for the next performance; if you cannot come then, you get your money back, no form needed.',
  ),
};

/** Announced weeks before. True of every stage. */
export const changesOfPlan: Cancellation[] = [
  {
    short: text('Das Stellwerk des Lichts wird repariert.', 'The lighting board is being mended.'),
    long: text(
      'Das Ersatzteil kommt aus Linz, der Einbau dauert zwei Tage. Die Kasse tauscht Ihre Karten ohne Gebühr gegen jeden anderen Abend.',
      'The spare part comes from Linz and takes two days to fit. The box office exchanges your tickets for any other evening, free of charge.',
    ),
  },
  {
    short: text('Im Ensemble kommt ein Kind zur Welt.', 'A child is arriving in the company.'),
    long: text(
      'Wir gratulieren und spielen später. Karten behalten ihren Wert; alle, die schon gekauft haben, bekommen Post von uns.',
      'We send our congratulations and play later. Tickets keep their value, and everybody who has one will hear from us.',
    ),
  },
  {
    short: text('An diesem Abend wird geprobt.', 'We need this evening for rehearsals.'),
    long: text(
      'Die nächste Premiere braucht die Bühne. Sie können Ihre Karte tauschen oder zurückgeben, bis zum Tag davor: karten@example.org.',
      'The next premiere needs the stage. You can exchange or return your ticket until the day before: karten@example.org.',
    ),
  },
  {
    short: text('Die Straße wird aufgegraben.', 'The street is being dug up.'),
    long: text(
      'Die Wasserwerke erneuern die Leitung, an diesem Tag ist das Wasser abgestellt. Wir erstatten alle Karten von selbst.',
      'The waterworks are renewing the main, and the water is off that day. We refund all tickets without being asked.',
    ),
  },
];

export const postponements: Cancellation[] = [
  {
    short: text('Ein Fuß in Gips.', 'A foot in plaster.'),
    long: text(
      'Nach einem Sturz in der Hauptprobe verschieben wir. Premierenkarten gelten für die nächste Vorstellung: Sie ist jetzt die Premiere.',
      'After a fall in the last run we have to wait. Premiere tickets are good for the next performance, which is now the premiere.',
    ),
  },
  {
    short: text('Wir brauchen noch Zeit.', 'We need more time.'),
    long: text(
      'Der dritte Akt ist nicht fertig, und halb fertig zeigen wir ihn nicht. Premierenkarten gelten für die nächste Vorstellung oder werden erstattet.',
      'Act three is not ready, and we will not show it half ready. Premiere tickets are good for the next performance, or refunded.',
    ),
  },
];
