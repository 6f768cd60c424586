/** The theatre's announcements, side by side. */
import type { HomeElement } from '#domain/site/home.ts';
import { langOf } from '#ui/lang.ts';
import { RichText } from '#ui/primitives/RichText.tsx';
import styles from './Announcements.module.css';

export function Announcements({ elements }: { elements: readonly HomeElement[] }) {
  if (elements.length === 0) return null;
  return (
    <ul className={`section ${styles.announcements}`}>
      {elements.map((element) => (
        <li key={element.id}>
          {element.preline && <p lang={langOf(element, 'preline')}>{element.preline}</p>}
          <h2 lang={langOf(element, 'headline')}>{element.headline}</h2>
          <RichText html={element.text} lang={langOf(element, 'text')} />
          {element.link_url && (
            <a href={element.link_url} lang={langOf(element, 'link_text')}>
              {element.link_text}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
