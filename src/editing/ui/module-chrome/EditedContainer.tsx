/** A container in editing mode: the elements that visitors see, with fields and module chrome. */
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ModuleList } from '#modules/ModuleList.tsx';
import wrappers from '#modules/modules.module.css';
import type { EditedContainerProps } from '#state/editing.ts';
import { slotKey } from '../../core/slots.ts';
import type { EditingSession } from '../../sync/session.ts';
import { useEditingSession } from '../editing-session-context.ts';
import { pressedKey } from '../kit/pressed-key.ts';
import { lazyComponent } from '../lazy-component.ts';
import { setFocused, setHovered } from './active-module.ts';
import { EditedModules } from './EditedModules.tsx';
import { EmptySlot } from './EmptySlot.tsx';
import './empty-texts.css';
import type { ShownModule } from '#domain/modules/modules.ts';
import { loadContainer } from '../../sync/load-container.ts';
import { discardUntouchedModules } from '../../sync/saving/discard-untouched-modules.ts';
import { openDialog, useUiState } from '../ui-state.ts';
import styles from './chrome.module.css';
import { pressOnChrome } from './chrome-keys.ts';
import { useEditingMessages } from './messages.ts';
import { focusFrame, frameOf, handlesOwnKeys, moduleAround } from './module-elements.ts';
import { useChildren } from './use-children.ts';

const EmptyHome = lazyComponent(async () => (await import('./EmptyHome.tsx')).EmptyHome);

/** Maximum milliseconds of a double click in operating systems. */
const longestDoubleClick = 1000;

export function EditedContainer({ container, slug, content_type }: EditedContainerProps) {
  const session = useEditingSession();
  const messages = useEditingMessages();
  const before = container?.modules ?? [];
  const { id, isFailed } = useContainer(slug, content_type, before);
  const isLoaded = id !== null;
  const slot = { container: id ?? 0, parent: null, column: 0 };
  const count = useChildren(slotKey(slot)).length;
  const Compared = useUiState('Compared');
  const firstClick = useRef(Number.NEGATIVE_INFINITY);
  if (Compared) return <Compared container={container} slug={slug} content_type={content_type} />;
  if (isLoaded && count === 0) {
    if (slug === 'index')
      return (
        <Suspense>
          <EmptyHome place={slot} />
        </Suspense>
      );
    return content_type === 'page' ? (
      <div className={wrappers.container} data-container={slug}>
        <EmptySlot place={slot} form="sheet" />
      </div>
    ) : (
      <EmptySlot place={slot} form="strip" />
    );
  }
  if (!isLoaded && before.length === 0)
    return isFailed ? <p className={styles.failed}>{messages.loading_failed}</p> : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what happens in the texts and frames within.
    <div
      className={wrappers.container}
      data-container={slug}
      onPointerOver={({ target }) => hover(session, target)}
      onPointerLeave={() => setHovered(session, null)}
      onFocus={(event) => enterModule(session, event)}
      onBlur={(event) => leaveModule(session, event)}
      onKeyDown={(event) => pressKey(session, event)}
      onClickCapture={keepPage}
      onClick={(event) => {
        if (event.detail === 1) firstClick.current = event.timeStamp;
        selectModule(session, event);
      }}
      onDoubleClick={(event) => {
        // The second click of a double click on a dialog's closing button would otherwise hit what is below.
        if (event.timeStamp - firstClick.current < longestDoubleClick) openFields(session, event);
      }}
    >
      {isLoaded ? <EditedModules place={slot} isFirst /> : <ModuleList modules={before} isFirst />}
    </div>
  );
}

function hover(session: EditingSession, target: EventTarget): void {
  const id = moduleAround(target);
  // Between two modules the chrome stays, because the pointer passes there on its way to the add button.
  if (id !== null) setHovered(session, id);
}

function enterModule(session: EditingSession, { target }: FocusEvent): void {
  const id = moduleAround(target);
  if (id !== null) setFocused(session, id);
}

/**
 * Focus that moves into a dialog or another window does not deactivate the module, whose button must exist when the
 * focus returns.
 */
function leaveModule(session: EditingSession, { relatedTarget, currentTarget, target }: FocusEvent): void {
  const isAround = relatedTarget instanceof Element && relatedTarget.closest('dialog') !== null;
  const isStill = document.activeElement === target;
  const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  if (!isWithin && !isAround && !isStill) setFocused(session, null);
}

function pressKey(session: EditingSession, event: KeyboardEvent): void {
  const id = moduleAround(event.target);
  if (id === null || event.defaultPrevented) return;
  setHovered(session, null);
  if (event.target === frameOf(id)) {
    if (pressOnChrome(session, id, event)) event.preventDefault();
  } else if (pressedKey(event.nativeEvent) === 'Escape') {
    event.preventDefault();
    focusFrame(id);
  }
}

/** Links are not followed while editing, except with Ctrl or Cmd. */
function keepPage(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || !(event.target instanceof Element)) return;
  if (event.target.closest('a[href]')) event.preventDefault();
}

/** A click outside the texts selects the module; in the place of a missing picture or player, it opens the fields. */
function selectModule(session: EditingSession, { target }: MouseEvent): void {
  const id = moduleAround(target);
  if (id === null || !(target instanceof Element)) return;
  if (target.closest('button, summary, input, [contenteditable], [data-empty-place]')) return;
  focusFrame(id);
  if (target.matches('span:empty')) openDialog(session, { kind: 'module', id });
}

function openFields(session: EditingSession, { target }: MouseEvent): void {
  const id = moduleAround(target);
  if (id !== null && !handlesOwnKeys(target)) openDialog(session, { kind: 'module', id });
}

interface Loaded {
  /** Null until it is loaded. */
  id: number | null;
  isFailed: boolean;
}

/** @param drawn the modules that the page shows until then */
function useContainer(slug: string, content_type: string, drawn: readonly ShownModule[]): Loaded {
  const session = useEditingSession();
  const [loaded, setLoaded] = useState<Loaded>({ id: null, isFailed: false });
  const first = useRef(drawn);
  first.current = drawn;
  useEffect(() => {
    let isGone = false;
    let shown: number | null = null;
    const count = (by: number) => {
      const container = session.containers.bySlug(slug);
      if (!container) return;
      session.containers.put({ id: container.id, shown: container.shown + by });
      if (container.shown + by === 0) discardUntouchedModules(session, container.id);
    };
    loadContainer(session, slug, content_type, first.current).then(
      (id) => {
        if (isGone) return;
        shown = id;
        count(1);
        setLoaded({ id, isFailed: false });
      },
      () => {
        if (!isGone) setLoaded({ id: null, isFailed: true });
      },
    );
    return () => {
      isGone = true;
      if (shown !== null) count(-1);
      setLoaded({ id: null, isFailed: false });
    };
  }, [slug, content_type, session]);
  return loaded;
}
