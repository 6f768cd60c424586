/** The screen of menus: each as a tree of entries, and at the foot the new order until it is public. */
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { entriesAt, menuLists } from '#domain/menus/menus.ts';
import { loadOnDemand } from '#state/script-loading.ts';
import controls from '../shell/controls.module.css';
import { ScreenBar } from '../shell/ScreenBar.tsx';
import { useIsHydrated } from '../shell/use-is-hydrated.ts';
import { MenuRow } from './MenuRow.tsx';
import type { MenuProps } from './menu-props.ts';
import styles from './menus.module.css';
import { PageRow } from './PageRow.tsx';
import { useMenuDragAndKeys } from './use-menu-drag-and-keys.ts';
import { useMenuMoves } from './use-menu-moves.ts';

/** Loaded when the first entry is moved or removed. */
const MenuFooter = lazy(() => loadOnDemand(() => import('./MenuFooter.tsx')));

export function Menus(props: MenuProps) {
  const { menus, locale, texts } = props;
  const moves = useMenuMoves(props);
  const tree = useRef<HTMLDivElement>(null);
  const { dragged, drop } = useMenuDragAndKeys(moves, tree);
  const [open, setOpen] = useState<number | null>(null);
  const [removed, setRemoved] = useState<number | null>(null);
  // Stays mounted after its first use, since it shows the result and offers undo.
  const [wasUsed, setUsed] = useState(false);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const reload = () => void navigate(pathname + search, { replace: true, preventScrollReset: true });
  const isHydrated = useIsHydrated();
  const isUsed = moves.changed.length > 0 || removed !== null;
  if (isUsed && !wasUsed) setUsed(true);
  const shared = { ...props, moves, open, drop, dragged, onOpen: setOpen, onRemove: setRemoved };
  return (
    <>
      <ScreenBar title={texts.title}>
        <p className={styles.said} role="status">
          {moves.announcement}
        </p>
      </ScreenBar>
      <div ref={tree} className={styles.screen}>
        <p className={styles.intro}>{texts.intro}</p>
        {isHydrated && (
          <p className={styles.keys}>
            {texts.keys.map(([key, does]) => (
              <span key={key}>
                <kbd>{key}</kbd> {does}
              </span>
            ))}
          </p>
        )}
        {menuLists.map((list) => {
          const entries = entriesAt(moves.arranged, { list, parent: null });
          const pages = menus.pages.filter((page) => page.list === list && page.parent === null);
          return (
            <section
              key={list}
              data-list={list}
              data-drop={(dragged && drop?.target === null) || undefined}
              aria-labelledby={`menu-${list}`}
            >
              <header className={styles.head}>
                <h2 id={`menu-${list}`}>{texts.lists[list]}</h2>
                <a
                  className={controls.button}
                  href={backOfficePath(
                    'record',
                    locale,
                    { resource: 'menu_links', id: 'new' },
                    { list, order: (entries.at(-1)?.order ?? 0) + 10 },
                  )}
                >
                  {texts.add[list]}
                </a>
              </header>
              {entries.length + pages.length === 0 && <p className={styles.none}>{texts.none}</p>}
              <ol className={styles.list}>
                {entries.map((entry) => (
                  <MenuRow key={entry.id} {...shared} entry={entry} />
                ))}
                {pages.map((page) => (
                  <PageRow key={page.id} page={page} {...props} />
                ))}
              </ol>
            </section>
          );
        })}
      </div>
      {wasUsed && (
        <Suspense>
          <MenuFooter
            {...props}
            moves={moves}
            removed={removed}
            onRead={reload}
            onAsked={() => setRemoved(null)}
          />
        </Suspense>
      )}
    </>
  );
}
