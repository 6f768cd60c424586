/** The empty slot of the home page. If the page has no sections either, it links to the forms that create them. */
import { useLayoutEffect, useRef, useState } from 'react';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import type { ModuleSlot } from '#domain/modules/modules.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import styles from './chrome.module.css';
import { EmptySlot } from './EmptySlot.tsx';
import { useEditingMessages } from './messages.ts';

/** Sections with editors' content, not those that list today's events automatically. */
const isMade = (element: Element) =>
  element.localName === 'section' && element.querySelector('#today') === null;

export function EmptyHome({ place: slot }: { place: ModuleSlot }) {
  const messages = useEditingMessages();
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [isAlone, setAlone] = useState(false);
  useLayoutEffect(() => {
    setAlone(![...(box.current?.parentElement?.children ?? [])].some(isMade));
  }, []);
  const form = (resource: string, query = {}) =>
    backOfficePath('record', locale, { resource, id: 'new' }, query);
  const start = [
    { url: form('home_elements', { kind: 'hero' }), name: messages.home_hero },
    { url: form('production_teasers'), name: messages.home_plays },
    { url: form('news_teasers'), name: messages.home_news },
  ];
  return (
    <div ref={box}>
      {isAlone ? (
        <EmptySlot place={slot} form="sheet" title={messages.home_title} text={messages.home_text}>
          <ul className={styles.begin}>
            {start.map(({ url, name }) => (
              <li key={url}>
                <a href={url}>{name}</a>
              </li>
            ))}
          </ul>
        </EmptySlot>
      ) : (
        <EmptySlot place={slot} form="strip" />
      )}
    </div>
  );
}
