/** The main menu: a modal dialog from the right with the links of the site, or the search. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { dispatchMenuAction, setGlobal, useGlobal } from '#state/global.ts';
import { componentsReady } from '#ui/first-interaction.ts';
import { pressOnSpace } from '#ui/primitives/press-on-space.ts';
import { isWithin, useModal } from '#ui/primitives/use-modal.ts';
import { replayEarlyClick, replayQueuedClick } from './early-click.ts';
import styles from './MainMenu.module.css';
import { MenuLinks } from './MenuLinks.tsx';
import { MetaNavigation, useIsFinal } from './MetaNavigation.tsx';
import { SearchPanel } from './SearchPanel.tsx';

const close = () => dispatchMenuAction('close');

/** Runs on unmount, not on mount: the replayed click that loaded this script may have opened the menu. */
function leave(): void {
  close();
  setGlobal({ submenuOpen: null });
}

/**
 * The header stays visible beside the menu, but a modal dialog makes it inert, so its links and buttons are clicked
 * here. A click between them leaves the menu open.
 */
function followHeader(press: MouseEvent): boolean {
  const header = document.querySelector('header');
  if (!header || !isWithin(press, header)) return false;
  for (const link of header.querySelectorAll('a')) if (isWithin(press, link)) link.click();
  return true;
}

export function MainMenu() {
  const messages = useMessages();
  const menuOpen = useGlobal('menuOpen');
  const { key } = useLocation();
  const isFinal = useIsFinal();

  const dialog = useModal(menuOpen !== 'empty', close, followHeader);

  useEffect(() => {
    void componentsReady().then(replayEarlyClick).then(replayQueuedClick);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of address closes the menu.
  useEffect(() => leave, [key]);

  return (
    <dialog
      ref={dialog}
      id="main-menu"
      className={styles.menu}
      aria-label={menuOpen === 'search' ? messages.search : messages.main_menu}
    >
      <div className={styles.top}>
        <div className={styles.meta}>
          <MetaNavigation />
        </div>
        <a
          className={styles.close}
          href="#top"
          role="button"
          aria-label={messages.menu_close}
          onClick={(event) => {
            event.preventDefault();
            dispatchMenuAction(menuOpen === 'search' ? 'close-search' : 'close');
          }}
          onKeyDown={pressOnSpace}
        >
          <i className="cross" aria-hidden="true" />
        </a>
      </div>
      {menuOpen === 'search' && isFinal ? <SearchPanel /> : <MenuLinks />}
    </dialog>
  );
}
