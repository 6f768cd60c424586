/** The row of a page that is in the menu by its own setting, not by an entry. */
import { textOf } from '#domain/languages/localized.ts';
import type { MenuPage } from '#domain/menus/menus.ts';
import type { MenuProps } from './menu-props.ts';
import styles from './menus.module.css';

export function PageRow({ page, locale, texts }: MenuProps & { page: MenuPage }) {
  return (
    <li data-below={page.is_below || undefined}>
      <div className={styles.row} data-page>
        <a className={styles.name} href={page.url}>
          {textOf(page.title, locale)}
        </a>
        <span className={styles.quiet}>{texts.page}</span>
      </div>
    </li>
  );
}
