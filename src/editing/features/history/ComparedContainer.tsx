/** Two states of a container, rendered as visitors see them, with insertions and deletions marked. */
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { loadedModuleLabel } from '#i18n/editing/editing-messages.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { viewOf } from '#modules/components.tsx';
import { ModuleList } from '#modules/ModuleList.tsx';
import wrappers from '#modules/modules.module.css';
import type { EditedContainerProps } from '#state/editing.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import type { ComparedModule } from './compare-states.ts';
import { createComparisonEdit, DiffedText, moduleToRender } from './DiffedText.tsx';
import styles from './history.module.css';
import { comparisonOf, useView } from './history-view.ts';
import { useHistoryMessages } from './messages.ts';
import { notesOf } from './notes.ts';

export function ComparedContainer({ container, slug }: EditedContainerProps) {
  const session = useEditingSession();
  const messages = useHistoryMessages();
  const view = useView();
  const { before, after, mode, hasFailed } = view;
  const { tree, changes } = comparisonOf(session, view);
  const current = mode === 'changes' ? changes[view.position]?.id : undefined;

  useEffect(() => {
    if (current !== undefined) goTo(current);
  }, [current]);

  const draw = (): ReactNode => {
    if (view.container?.slug !== slug) return <ModuleList modules={container?.modules ?? []} isFirst />;
    if (hasFailed) return <p role="alert">{messages.not_loaded}</p>;
    if (!before || !after) return <p aria-busy="true">{messages.loading}</p>;
    if (mode !== 'changes') {
      return <ModuleList modules={(mode === 'before' ? before : after).modules} isFirst />;
    }
    return <Modules modules={tree} />;
  };
  return (
    <div
      className={`${wrappers.container} ${styles.compared}`}
      data-container={slug}
      data-history={mode}
      onClickCapture={keepPage}
    >
      {draw()}
    </div>
  );
}

/** Links are not followed: leaving the page would end the comparison. */
function keepPage(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
}

/** Scrolls to an element and focuses it; opens collapsed content around it. */
function goTo(id: number): void {
  const place = document.querySelector<HTMLElement>(`[data-change-of="${id}"]`);
  const folded = place?.closest('[data-item]')?.querySelector<HTMLElement>('[aria-expanded="false"]');
  folded?.click();
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}

function Modules({ modules }: { modules: readonly ComparedModule[] }) {
  return modules.map((compared) => <Module key={compared.id} compared={compared} />);
}

function Module({ compared }: { compared: ComparedModule }) {
  const { mark, isPart, shownAfter, shownBefore } = compared;
  const shown = shownAfter ?? shownBefore;
  const View = shown && viewOf(shown.module);
  if (!View) return null;
  const edit = createComparisonEdit(
    compared,
    (modules) => <Modules modules={modules} />,
    (each) => each !== compared && <MarkOf compared={each} />,
  );
  return (
    <div
      className={`${wrappers.module} ${styles.module}`}
      data-module={shown.module}
      data-mark={isPart ? undefined : mark}
    >
      <MarkOf compared={compared} />
      <View module={moduleToRender(compared)} edit={edit} />
    </div>
  );
}

/** Names the change of a module, including changes that its texts do not show. */
function MarkOf({ compared }: { compared: ComparedModule }) {
  const messages = useHistoryMessages();
  const locale = useLocale();
  const { mark, isPart, before, after, id } = compared;
  const module = (after ?? before)?.module;
  if (mark === 'same' || isPart || !module) return null;
  const { fields, isForm, other } = notesOf(compared, locale);
  return (
    // The target of the bar's buttons.
    <div className={styles.mark} data-mark={mark} data-change-of={id} tabIndex={-1}>
      <strong>{messages.marked(loadedModuleLabel(module, locale), messages.marks[mark])}</strong>
      {fields.length > 0 && <span>{messages.note_fields(fields.join(', '))}</span>}
      {isForm && <span>{messages.note_form}</span>}
      {other.map((each) => (
        <span key={each.label}>
          {messages.note_other[each.language]}, {each.label}:{' '}
          <span lang={each.language}>
            <DiffedText before={each.before} after={each.after} />
          </span>
        </span>
      ))}
    </div>
  );
}
