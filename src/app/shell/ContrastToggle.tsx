/** Switches contrast mode: black and white instead of the colour scheme. */
import { useEffect } from 'react';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { setDarkMode, setGlobal, useGlobal } from '#state/global.ts';

export function ContrastToggle() {
  const messages = useMessages();
  const darkMode = useGlobal('darkMode');
  useEffect(() => {
    // The script in the head (`first-paint.ts`) has applied the stored setting already.
    setGlobal({ darkMode: document.documentElement.hasAttribute('data-contrast') });
  }, []);
  return (
    <button type="button" aria-pressed={darkMode} onClick={() => setDarkMode(!darkMode)}>
      {messages.contrast}
    </button>
  );
}
