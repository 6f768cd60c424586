/** Beside the plan while a run is drawn: which play, at what time, which dates, and what is made of them. */
import { type FormEvent, lazy, Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { formatTime } from '#domain/dates/date-format.ts';
import { parseTime } from '#domain/dates/typed-moment.ts';
import { drawDates, type RunDraft, runPartOf, runParts } from '#domain/plan/draw-run.ts';
import { runTexts } from '#i18n/back-office/run-texts.ts';
import { loadWithRetry } from '#state/script-loading.ts';
import controls from '../shell/controls.module.css';
import { useIsHydrated } from '../shell/use-is-hydrated.ts';
import styles from './panel.module.css';
import type { PlanProps } from './plan-props.ts';
import runStyles from './run.module.css';
import type { DrawnRun } from './use-run.ts';

/** Asks the server, and has what that takes. */
const CreateRun = lazy(() => loadWithRetry(() => import('./CreateRun.tsx')));

interface Props extends PlanProps {
  draft: RunDraft;
  /** Null while no play is chosen. */
  run: DrawnRun | null;
  onWritten: () => void;
}

export function RunPanel(props: Props) {
  const { plan, locale, draft, run, onWritten } = props;
  const texts = runTexts(locale);
  const isHydrated = useIsHydrated();
  const title = draft.production?.title;
  return (
    <aside className={`${styles.panel} ${runStyles.panel}`} aria-label={texts.region}>
      <h2>{title ? texts.heading.replace('{title}', title) : texts.region}</h2>
      <ChoosePlay {...props} />
      {run && isHydrated && (
        <>
          <Times {...props} run={run} />
          {run.days.length === 0 && <p>{texts.tap}</p>}
          <Suspense>
            <CreateRun {...{ run, onWritten }} planProps={props} />
          </Suspense>
        </>
      )}
      <p>
        <a href={backOfficePath('plan', locale, {}, { month: plan.month })} className={controls.button}>
          {texts.discard}
        </a>
      </p>
    </aside>
  );
}

/** A GET form, which goes to its address by itself once scripts have loaded. */
function ChoosePlay({ draft, plan, locale }: PlanProps & { draft: RunDraft }) {
  const texts = runTexts(locale);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const go = (event?: FormEvent) => {
    event?.preventDefault();
    if (!form.current) return;
    const { draw, stage } = Object.fromEntries(new FormData(form.current));
    // With a play comes the stage on which it was last planned.
    const query = { month: plan.month, draw: String(draw), stage: draft.production ? String(stage) : null };
    void navigate(backOfficePath('plan', locale, {}, query), { replace: true, preventScrollReset: true });
  };
  // What was chosen before scripts had loaded.
  const first = useRef(go);
  useEffect(() => {
    const selects = [...(form.current?.querySelectorAll('select') ?? [])];
    if (selects.some(({ selectedOptions: [chosen] }) => chosen && !chosen.defaultSelected)) first.current();
  }, []);
  return (
    <form ref={form} action="/cms/plan" onSubmit={go} className={runStyles.choice}>
      <input type="hidden" name="month" value={plan.month} />
      {locale !== 'de' && <input type="hidden" name="lang" value={locale} />}
      <label>
        {texts.production}
        <select name="draw" defaultValue={draft.production?.id ?? 'new'} onChange={() => go()}>
          {!draft.production && <option value="new">{texts.choose}</option>}
          {draft.productions.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.stage}
        <select key={draft.stage_name} name="stage" defaultValue={draft.stage_name} onChange={() => go()}>
          {plan.lanes.map(
            ({ stage_name, label }) =>
              stage_name && (
                <option key={stage_name} value={stage_name}>
                  {label}
                </option>
              ),
          )}
        </select>
      </label>
      <noscript>
        <button type="submit" className={controls.button}>
          {texts.show}
        </button>
      </noscript>
    </form>
  );
}

function Times({ run, locale }: PlanProps & { run: DrawnRun }) {
  const texts = runTexts(locale);
  const minutes = run.draft.production?.minutes ?? null;
  // A week of which every part has a day.
  const ends = drawDates(['2026-01-09', '2026-01-10', '2026-01-11'], run.times, minutes);
  return (
    <>
      <p>{minutes === null ? texts.no_minutes : texts.minutes.replace('{count}', String(minutes))}</p>
      <fieldset className={runStyles.times}>
        <legend>{texts.begins}</legend>
        {runParts.map((part) => {
          const isTime = parseTime(run.times[part]) !== null;
          const end = ends.find(({ day }) => runPartOf(day) === part)?.date_end;
          return (
            <div key={part}>
              <label htmlFor={`begin-${part}`}>{texts.parts[part]}</label>
              <input
                id={`begin-${part}`}
                aria-label={texts.begin_of.replace('{part}', texts.parts[part])}
                aria-invalid={!isTime}
                aria-describedby={`end-${part}`}
                value={run.times[part]}
                onChange={({ target: { value } }) => run.setTimes({ ...run.times, [part]: value })}
              />
              <span id={`end-${part}`} data-wrong={!isTime || undefined}>
                {!isTime && texts.no_time}
                {end && texts.until.replace('{time}', formatTime(end))}
              </span>
            </div>
          );
        })}
      </fieldset>
    </>
  );
}
