// Error messages for scheduled actions, before scheduling and after a failure.
import type { Locale } from '#domain/languages/locales.ts';
import { checkMessage } from '#i18n/checks/check-messages.ts';
import { moduleLabel } from '#i18n/modules/module-names.ts';
import type { FieldMessage } from '#server/api/endpoint/editor-endpoint-messages.ts';
import type { ScheduleOutcome } from '#server/services/publishing/schedule.ts';
import type { ScheduleFailure } from '#server/services/publishing/schedule-failure.ts';

type Reason = Extract<ScheduleOutcome, { outcome: 'refused' }>['reason'];

export const rejectedSchedules: Record<Reason, { field: string; message: FieldMessage }> = {
  malformed: {
    field: 'at',
    message: {
      de: 'Das ist kein Zeitpunkt. Geben Sie Tag und Uhrzeit an.',
      en: 'This is not a point in time. Give a day and a time.',
    },
  },
  gap: {
    field: 'at',
    message: {
      de: 'Diese Uhrzeit gibt es an diesem Tag nicht: die Uhr wird von 2 auf 3 Uhr vorgestellt. Wählen Sie eine frühere oder spätere Zeit.',
      en: 'There is no such time on that day: the clock goes forward from 2 to 3. Choose an earlier or a later time.',
    },
  },
  doubled: {
    field: 'which',
    message: {
      de: 'Diese Uhrzeit gibt es an diesem Tag zweimal: um 3 Uhr wird die Uhr auf 2 zurückgestellt. Wählen Sie, welche gemeint ist.',
      en: 'This time comes twice on that day: at 3 the clock goes back to 2. Choose which one is meant.',
    },
  },
  past: {
    field: 'at',
    message: {
      de: 'Dieser Zeitpunkt ist vorbei. Wählen Sie einen späteren.',
      en: 'This point in time is past. Choose a later one.',
    },
  },
  'no-page': {
    field: 'action',
    message: {
      de: 'Nur eigene Seiten können offline gehen. Entfernen Sie hier die Module, und planen Sie eine Veröffentlichung.',
      en: 'Only pages of your own can go offline. Remove the modules here, and schedule a publication.',
    },
  },
  'one-language-offline': {
    field: 'languages',
    message: {
      de: 'Eine Seite geht in beiden Sprachen offline. Wählen Sie beide.',
      en: 'A page goes offline in both languages. Choose both.',
    },
  },
  full: {
    field: 'at',
    message: {
      de: 'Für diese Seite ist schon 50-mal etwas geplant. Sagen Sie zuerst etwas davon ab.',
      en: 'Fifty things are scheduled for this page already. Cancel some of them first.',
    },
  },
};

/** The failure as a sentence, and the module that caused it. */
export function failureOf(
  failure: ScheduleFailure,
  locale: Locale,
): { failure: string; module: number | null } {
  if (failure.reason === 'incomplete') {
    const [entry] = failure.entries;
    if (!entry?.name) return { failure: errorText[locale], module: null };
    const name = moduleLabel(entry.name, locale);
    return { failure: `${name}: ${checkMessage(entry, locale)}`, module: entry.module };
  }
  return { failure: failures[failure.reason][locale], module: null };
}

const errorText: FieldMessage = {
  de: 'Auf dem Server ist etwas schiefgegangen. Veröffentlichen Sie von Hand, und melden Sie es der Technik.',
  en: 'Something went wrong on the server. Publish by hand, and tell the technicians.',
};

const failures: Record<Exclude<ScheduleFailure['reason'], 'incomplete'>, FieldMessage> = {
  gone: {
    de: 'Die Seite war gelöscht. Holen Sie sie zurück, und planen Sie neu.',
    en: 'The page had been deleted. Bring it back, and schedule anew.',
  },
  'german-first': {
    de: 'Auf Deutsch war hier noch nichts öffentlich. Planen Sie beide Sprachen, oder veröffentlichen Sie zuerst Deutsch.',
    en: 'Nothing has been public here in German yet. Schedule both languages, or publish German first.',
  },
  draft: {
    de: 'Der Entwurf des Eintrags ließ sich nicht veröffentlichen. Öffnen Sie sein Formular.',
    en: 'The draft of the record could not be published. Open its form.',
  },
  error: errorText,
};
