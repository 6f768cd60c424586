/** A menu entry with its submenu: label, target, visibility, and actions. */
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { entriesAt } from '#domain/menus/menus.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import controls from '../shell/controls.module.css';
import { useIsHydrated } from '../shell/use-is-hydrated.ts';
import { menuNameOf } from './format-menu.ts';
import { MenuTools } from './MenuTools.tsx';
import { menuResourceOf } from './menu-props.ts';
import styles from './menus.module.css';
import { PageRow } from './PageRow.tsx';
import type { RowProps } from './row-props.ts';

export function MenuRow(props: RowProps) {
  const { menus, moves, entry, open, drop, dragged, locale, texts, onOpen } = props;
  const isHydrated = useIsHydrated();
  const { id, menu_name, list } = entry;
  const below = entriesAt(moves.arranged, { list, parent: id });
  const pages = menus.pages.filter(({ parent }) => parent === id);
  const hasSubmenu = below.length + pages.length > 0;
  const isOpen = open === id;
  return (
    <li>
      <div
        className={styles.row}
        data-entry={id}
        data-problem={entry.hidden ?? entry.problems[0]?.state}
        data-hand={moves.inHand === id || undefined}
        data-drop={(dragged && drop?.target === id && drop.side) || undefined}
        data-dragged={dragged === id || undefined}
        data-moved={moves.changed.some((each) => each.id === id) || undefined}
        draggable={isHydrated || undefined}
      >
        <a
          data-name
          className={styles.name}
          draggable={false}
          href={backOfficePath('record', locale, { resource: menuResourceOf(entry), id })}
        >
          <span lang="de">{menu_name.de}</span>
          {menu_name.en && menu_name.en !== menu_name.de && (
            <span lang="en" className={styles.english}>
              {menu_name.en}
            </span>
          )}
        </a>
        <span className={styles.target}>{entry.url.de}</span>
        <Notes {...props} hasSubmenu={hasSubmenu} />
        {isHydrated && (
          <button
            type="button"
            className={`${controls.button} ${styles.more}`}
            aria-expanded={isOpen}
            aria-label={fillPlaceholders(texts.move_name, { name: menuNameOf(entry, props) })}
            onClick={() => onOpen(isOpen ? null : id)}
          >
            {texts.move}
          </button>
        )}
        {isOpen && <MenuTools {...props} />}
      </div>
      {hasSubmenu && (
        <ol className={styles.list}>
          {below.map((child) => (
            <MenuRow key={child.id} {...props} entry={child} />
          ))}
          {pages.map((page) => (
            <PageRow key={page.id} page={page} {...props} />
          ))}
        </ol>
      )}
    </li>
  );
}

/** The visibility of an entry, and its problems. */
function Notes({ entry, texts, hasSubmenu }: RowProps & { hasSubmenu: boolean }) {
  const { list, parent, is_highlight, menu_name, url, problems, hidden } = entry;
  const size = hasSubmenu ? texts.opens : is_highlight ? texts.large : texts.small;
  return (
    <ul className={styles.notes}>
      {list === 'menu' && parent === null && <li>{size}</li>}
      {url.en && url.en.replace(/^\/en/, '') !== url.de.replace(/^\/de/, '') && !url.en.startsWith('/en') && (
        <li>{fillPlaceholders(texts.english_address, { url: url.en as string })}</li>
      )}
      {!menu_name.en?.trim() && <li data-kind="english">{texts.no_english}</li>}
      {problems.map(({ locale: language, state, title, mend_url }) => {
        const text = fillPlaceholders(texts.problems[state], { title });
        const whole = (language === 'en' ? texts.in_english : '') + text;
        return (
          <li key={language} data-kind={state}>
            {mend_url ? <a href={mend_url}>{whole}</a> : whole}
          </li>
        );
      })}
      {hidden && <li data-kind="offline">{texts.hidden[hidden]}</li>}
    </ul>
  );
}
