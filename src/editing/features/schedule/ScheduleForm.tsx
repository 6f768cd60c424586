/** The form for an action, its time and languages. The server checks the time by its own clock. */
import { type FormEvent, useRef, useState } from 'react';
import type { EditedContainer } from '../../sync/containers.ts';
import {
  reschedulePublication,
  type ScheduledPublication,
  type ScheduleRequest,
  schedulePublication,
} from '../../sync/scheduled-publications.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Choice } from '../../ui/kit/Choice.tsx';
import { type ChosenLanguages, languageOptions, languagesOf } from '../../ui/kit/chosen-languages.ts';
import parts from '../../ui/kit/kit.module.css';
import { Note } from '../../ui/kit/Note.tsx';
import { Select } from '../../ui/kit/Select.tsx';
import { useRequest } from '../../ui/kit/use-request.ts';
import { DateTimeField } from './DateTimeField.tsx';
import { useScheduleMessages } from './messages.ts';
import styles from './schedule.module.css';

interface Props {
  containers: readonly EditedContainer[];
  /** The schedule that is replaced; null for a new one. */
  changed: ScheduledPublication | null;
  onDone: () => void;
  onStop: () => void;
}

type Which = 'first' | 'second';

export function ScheduleForm({ containers, changed, onDone, onStop }: Props) {
  const session = useEditingSession();
  const messages = useScheduleMessages();
  const form = useRef<HTMLFormElement>(null);
  const [action, setAction] = useState(changed?.action ?? 'publish');
  const [at, setAt] = useState(changed?.due_at.slice(0, 16) ?? '');
  const [which, setWhich] = useState<Which | null>(null);
  const [isDoubled, setDoubled] = useState(false);
  const [chosen, setChosen] = useState<ChosenLanguages>(
    changed?.languages.length === 1 ? (changed.languages[0] ?? 'both') : 'both',
  );
  const [isTimeMissing, setTimeMissing] = useState(false);
  const request = useRequest({ not_reached: messages.not_reached, not_done: messages.not_reached });
  const pages = containers.filter(({ slug }) => /^page-\d+$/.test(slug));
  const explain = action === 'publish' ? messages.explain_publish : messages.explain_offline;

  const errors: Readonly<Record<string, string>> = isTimeMissing
    ? { at: messages.no_time }
    : Object.fromEntries(request.errors.map(({ field, message }) => [field, message]));

  const showErrors = () =>
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [name="which"]')?.focus(),
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (request.isBusy) return;
    setTimeMissing(at === '');
    if (at === '') return showErrors();
    const languages = languagesOf(action === 'offline' ? 'both' : chosen);
    const newSchedule: ScheduleRequest = { action, at, which, languages };
    const ids = containers.map(({ id }) => id);
    const concerned = action === 'offline' ? pages.map(({ id }) => id) : ids;
    const rejection = await request.run(async () => {
      await (changed
        ? reschedulePublication(session, changed, ids, newSchedule)
        : schedulePublication(session, concerned, newSchedule));
      onDone();
      // A time that was typed meanwhile stays.
      setAt((now) => (now === at ? '' : now));
      setDoubled(false);
    });
    if (!rejection) return;
    if (rejection.errors.some(({ field }) => field === 'which')) setDoubled(true);
    showErrors();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h3>{changed ? messages.changing : messages.new}</h3>
      {request.problem && request.errors.length === 0 && <Note isAlarm>{request.problem}</Note>}
      {pages.length > 0 && (
        <Choice
          name="action"
          legend={messages.action}
          value={action}
          options={[
            { value: 'publish', name: messages.publish },
            { value: 'offline', name: messages.offline },
          ]}
          error={errors.action}
          onChange={setAction}
        />
      )}
      <DateTimeField
        label={messages.at}
        error={errors.at}
        value={at}
        onChange={(next) => {
          setAt(next);
          setDoubled(false);
          setWhich(null);
        }}
      />
      {isDoubled && (
        <Choice
          name="which"
          legend={messages.which}
          value={which}
          options={[
            { value: 'first', name: messages.first },
            { value: 'second', name: messages.second },
          ]}
          error={errors.which}
          onChange={setWhich}
        />
      )}
      {action === 'publish' && (
        <Select
          label={messages.languages}
          value={chosen}
          options={languageOptions(messages)}
          error={errors.languages}
          onChange={setChosen}
        />
      )}
      <p className={styles.explain}>{explain}</p>
      <div className={parts.row}>
        <Button type="submit" kind="primary" aria-disabled={request.isBusy}>
          {changed ? messages.submit_change : messages.submit}
        </Button>
        {changed && <Button onClick={onStop}>{messages.stop_changing}</Button>}
      </div>
    </form>
  );
}
