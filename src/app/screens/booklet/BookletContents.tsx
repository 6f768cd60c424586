/** The table of contents of a booklet, and a link to the same section in the other language. */
import { type Booklet, type BookletTab, bookletTabs } from '#domain/productions/booklet.ts';
import type { BookletTexts } from '#i18n/productions/booklet-texts.ts';
import { setGlobal } from '#state/global.ts';
import { LanguageSwitch } from '../../shell/LanguageSwitch.tsx';
import styles from './BookletContents.module.css';
import { useTabLink } from './tab-link.ts';

interface Props {
  booklet: Booklet;
  tab: BookletTab;
  texts: BookletTexts;
}

export function BookletContents({ booklet, tab: current, texts }: Props) {
  const { production, sections } = booklet;
  const linkOf = useTabLink(booklet, texts);
  const links = bookletTabs({ hasCast: production.cast.length > 0, sections }).map(linkOf);
  return (
    <nav className={styles.contents} aria-labelledby="booklet-contents">
      <h2 id="booklet-contents">{texts.contents}</h2>
      <ol>
        {links.map(({ tab, href, name, lang }) => (
          <li key={String(tab)}>
            <a
              href={href}
              lang={lang}
              aria-current={tab === current ? 'true' : undefined}
              onClick={() => setGlobal({ stickyOpen: false })}
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
      <LanguageSwitch />
    </nav>
  );
}
