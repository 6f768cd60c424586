/** The screen of a list: filters, numbers, rows or pictures, pages. */
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { resources } from '#domain/resources/resources.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { loadOnDemand } from '#state/script-loading.ts';
import controls from '../shell/controls.module.css';
import { ScreenBar } from '../shell/ScreenBar.tsx';
import { useIsHydrated } from '../shell/use-is-hydrated.ts';
import { bulkActionsOf } from './bulk-actions.ts';
import { FilterForm } from './FilterForm.tsx';
import styles from './list.module.css';
import type { ListProps } from './list-props.ts';
import { PasteButton } from './PasteButton.tsx';
import { RecordGrid } from './RecordGrid.tsx';
import { RecordTable } from './RecordTable.tsx';
import { type ColumnChoice, useColumns } from './use-columns.ts';
import { useSelection } from './use-selection.ts';

/** Uploads and the details of a picture send requests as well. */
const MediaTools = lazy(() => loadOnDemand(() => import('../media/MediaTools.tsx')));

/** Loaded with the first selected row. */
const BulkBar = lazy(() => loadOnDemand(() => import('./BulkBar.tsx')));

export function RecordList({ list, texts, user }: ListProps & { user: string }) {
  const columns = useColumns(list);
  const selection = useSelection(list);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const reload = () => void navigate(pathname + search, { replace: true, preventScrollReset: true });
  const isLibrary = list.resource === 'media' && list.may_write;
  const [opened, setOpened] = useState<number | null>(null);
  const isHydrated = useIsHydrated();
  const isChosenFrom = list.may_write && list.form === 'table' && bulkActionsOf(list.resource).length > 0;
  return (
    <>
      <ScreenBar title={list.title}>
        {list.create && (
          <a href={list.create.url} className={controls.primary}>
            {list.create.label}
          </a>
        )}
        <span className={styles.gap} />
        {list.may_write && resources[list.resource].writes !== 'none' && (
          <PasteButton list={list} user={user} label={texts.paste} onWritten={reload} />
        )}
        <a
          href={list.export_urls.csv}
          className={`${controls.button} ${styles.wide}`}
          download
          aria-label={texts.csv_name}
        >
          {texts.csv}
        </a>
        <a
          href={list.export_urls.json}
          className={`${controls.button} ${styles.wide}`}
          download
          aria-label={texts.json_name}
        >
          {texts.json}
        </a>
        {list.form === 'table' && <ChooseColumns list={list} texts={texts} columns={columns} />}
      </ScreenBar>
      {isLibrary && (
        <div className={styles.tools}>
          {isHydrated && (
            <Suspense>
              <MediaTools opened={opened} onClose={() => setOpened(null)} onChanged={reload} />
            </Suspense>
          )}
        </div>
      )}
      <FilterForm list={list} texts={texts} />
      <ListNumbers list={list} texts={texts} />
      {list.rows.length === 0 ? (
        <EmptyList list={list} texts={texts} />
      ) : list.form === 'grid' ? (
        <RecordGrid list={list} texts={texts} onOpen={isLibrary ? setOpened : null} />
      ) : (
        <RecordTable
          list={list}
          texts={texts}
          columns={columns.shown}
          selection={isChosenFrom ? selection : null}
        />
      )}
      <Pages list={list} texts={texts} />
      {isChosenFrom && selection.isOpened && (
        <Suspense>
          <BulkBar list={list} selection={selection} onWritten={reload} />
        </Suspense>
      )}
    </>
  );
}

function EmptyList({ list, texts }: ListProps) {
  return (
    <div className={styles.empty}>
      <p>{list.is_filtered ? texts.none_found : texts.none_yet}</p>
      {list.elsewhere && (
        <p>
          <a href={list.elsewhere.url}>
            {list.elsewhere.label.replace('{count}', String(list.elsewhere.count))}
          </a>
        </p>
      )}
      {list.is_filtered && (
        <p>
          <a href={list.reset_url}>{texts.reset}</a>
        </p>
      )}
    </div>
  );
}

function ChooseColumns({ list, texts, columns }: ListProps & { columns: ColumnChoice }) {
  return (
    <details className={`${styles.columns} ${styles.wide}`}>
      <summary className={controls.button}>{texts.choose_columns}</summary>
      <fieldset>
        <legend className="visually-hidden">{texts.choose_columns}</legend>
        {list.columns.map(({ name, label }) => (
          <label key={name}>
            <input type="checkbox" checked={columns.isShown(name)} onChange={() => columns.toggle(name)} />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

function Pages({ list, texts }: ListProps) {
  if (list.pages === 1) return null;
  const place = fillPlaceholders(texts.page_of, { page: list.page, pages: list.pages });
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      {list.previous_url && (
        <a href={list.previous_url} className={controls.button} rel="prev">
          {texts.previous}
        </a>
      )}
      <span>{place}</span>
      {list.next_url && (
        <a href={list.next_url} className={controls.button} rel="next">
          {texts.next}
        </a>
      )}
    </nav>
  );
}

/** The numbers above a list: all records, and links to those in a state or with something missing. */
function ListNumbers({ list, texts }: ListProps) {
  const { count, title, one, shortcuts } = list;
  const states = shortcuts.filter(({ isCare }) => !isCare);
  return (
    <p className={styles.numbers} role="status">
      <span>
        <b>{count.toLocaleString(list.locale)}</b> {count === 1 ? one : title}
      </span>
      {states.length > 0 && (
        <span className={styles.quiet}>
          {texts.of_these}{' '}
          {states.map((shortcut, at) => (
            <span key={shortcut.url}>
              {at > 0 && ', '}
              <a href={shortcut.url}>{`${shortcut.count.toLocaleString(list.locale)} ${shortcut.label}`}</a>
            </span>
          ))}
        </span>
      )}
      {shortcuts.map((shortcut) =>
        shortcut.isCare ? (
          <a key={shortcut.url} href={shortcut.url} className={styles.care}>
            {`${shortcut.count.toLocaleString(list.locale)} ${shortcut.label}`}
          </a>
        ) : null,
      )}
    </p>
  );
}
