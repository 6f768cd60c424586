/** Contrast mode: black and white instead of the inks. */
import { useEffect } from 'react';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { setDarkMode, setGlobal, useGlobal } from '#state/global.ts';

export function ContrastToggle() {
  const messages = useMessages();
  const darkMode = useGlobal('darkMode');
  useEffect(() => {
    // The first script has read what this browser remembers and put it on the page.
    setGlobal({ darkMode: document.documentElement.hasAttribute('data-contrast') });
  }, []);
  return (
    <button type="button" aria-pressed={darkMode} onClick={() => setDarkMode(!darkMode)}>
      {messages.contrast}
    </button>
  );
}
