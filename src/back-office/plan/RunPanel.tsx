/** The panel for drawing a run: its play, times and days. */
import { type FormEvent, lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { formatTime } from '#domain/dates/date-format.ts';
import { parseTime } from '#domain/dates/typed-date-time.ts';
import { proposedDatesOf, type RunDraft, runPartOf, runParts } from '#domain/plan/propose-run.ts';
import type { RunTexts } from '#i18n/back-office/run-texts.ts';
import { loadOnDemand } from '#state/script-loading.ts';
import controls from '../shell/controls.module.css';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import { SidePanel } from '../shell/SidePanel.tsx';
import { useIsHydrated } from '../shell/use-is-hydrated.ts';
import { focusDay, runHeadingId } from './focus-day.ts';
import styles from './panel.module.css';
import type { PlanProps } from './plan-props.ts';
import runStyles from './run.module.css';
import type { ProposedRun } from './use-proposed-run.ts';

/** Loaded lazily with the code for its requests. */
const CreateRun = lazy(() => loadOnDemand(() => import('./CreateRun.tsx')));

interface Props extends PlanProps {
  draft: RunDraft;
  run_texts: RunTexts;
  /** Null while no play is chosen. */
  run: ProposedRun | null;
  onWritten: () => void;
}

export function RunPanel(props: Props) {
  const { plan, locale, draft, run_texts: texts, run, onWritten } = props;
  const isHydrated = useIsHydrated();
  // Opened by a link, which has disappeared: read and seen from its heading. A loaded document is read from its beginning.
  const wasOpened = useRef(isHydrated);
  const focusHeading = useCallback((heading: HTMLElement | null) => {
    // After the router has put the new screen to its top.
    if (wasOpened.current) requestAnimationFrame(() => heading?.focus());
  }, []);
  const title = draft.production?.title;
  const heading = draft.run
    ? texts.heading_added.replace('{name}', draft.run.name)
    : title && texts.heading.replace('{title}', title);
  return (
    <SidePanel className={`${styles.panel} ${runStyles.panel}`} aria-label={texts.region} locale={locale}>
      <h2 ref={focusHeading} id={runHeadingId} tabIndex={-1}>
        {heading || texts.region}
      </h2>
      <ChoosePlay {...props} />
      {run && isHydrated && (
        <>
          <Times texts={texts} run={run} />
          {run.days.length === 0 && <p>{texts.tap}</p>}
          <p>
            <ScreenButton onClick={() => focusDay(run.tabStop)}>{texts.to_days}</ScreenButton>
          </p>
          <Suspense>
            <CreateRun run={run} texts={texts} onWritten={onWritten} planProps={props} />
          </Suspense>
        </>
      )}
      <p>
        <a
          href={backOfficePath('plan', locale, {}, { month: plan.month })}
          className={controls.button}
          onClick={run?.discard}
        >
          {texts.discard}
        </a>
      </p>
    </SidePanel>
  );
}

/** A GET form that submits automatically after hydration. */
function ChoosePlay({ draft, plan, locale, run_texts: texts }: Props) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const go = (event?: FormEvent) => {
    event?.preventDefault();
    if (!form.current) return;
    const data = new FormData(form.current);
    const given = (name: string) => data.get(name)?.toString() ?? '';
    const isSame = given('draw') === String(draft.production?.id);
    // The stage follows from the play or the run.
    const query = {
      month: plan.month,
      draw: given('draw'),
      stage: draft.production && given('stage'),
      run: isSame && given('run'),
    };
    void navigate(backOfficePath('plan', locale, {}, query), { replace: true, preventScrollReset: true });
  };
  // For a choice made before hydration.
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
      {draft.runs.length > 0 && (
        <label>
          {texts.run}
          <select
            key={`${draft.production?.id} ${draft.run?.id}`}
            name="run"
            defaultValue={draft.run?.id ?? ''}
            onChange={() => go()}
          >
            <option value="">{texts.new_run}</option>
            {draft.runs.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <StageChoice draft={draft} plan={plan} texts={texts} onChange={() => go()} />
      <noscript>
        <ScreenButton type="submit">{texts.show}</ScreenButton>
      </noscript>
    </form>
  );
}

interface StageProps extends Pick<PlanProps, 'plan'> {
  draft: RunDraft;
  texts: RunTexts;
  onChange: () => void;
}

/** Dates that are added to a run are on its stage. */
function StageChoice({ draft, plan, texts, onChange }: StageProps) {
  const lanes = plan.lanes.filter(({ stage_name }) => stage_name);
  if (draft.run) {
    const label = lanes.find(({ stage_name }) => stage_name === draft.stage_name)?.label ?? draft.stage_name;
    return <p>{texts.as_run.replace('{stage}', label)}</p>;
  }
  return (
    <label>
      {texts.stage}
      <select key={draft.stage_name} name="stage" defaultValue={draft.stage_name} onChange={onChange}>
        {lanes.map(({ stage_name, label }) => (
          <option key={stage_name} value={stage_name as string}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Times({ run, texts }: { run: ProposedRun; texts: RunTexts }) {
  const minutes = run.draft.production?.minutes ?? null;
  // A week of which every part has a day.
  const ends = proposedDatesOf(['2026-01-09', '2026-01-10', '2026-01-11'], run.times, minutes);
  return (
    <>
      <p>{minutes === null ? texts.no_minutes : texts.minutes.replace('{count}', String(minutes))}</p>
      <fieldset className={runStyles.times}>
        <legend>{texts.begins}</legend>
        {runParts.map((part) => {
          const isTime = parseTime(run.times[part]) !== null;
          const isOfRun = run.draft.run?.times[part] !== undefined;
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
                readOnly={isOfRun}
                onChange={({ target: { value } }) => run.setTime(part, value)}
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
