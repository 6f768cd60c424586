/** The contrast mode of the site, switched from within the hub, which has no head with its button. */
import { useEffect } from 'react';
import { setDarkMode, setGlobal, useGlobal } from '#state/global.ts';
import styles from '../../layouts/hub.module.css';

export function HubContrast({ label }: { label: string }) {
  const darkMode = useGlobal('darkMode');
  useEffect(() => {
    // The first script has read what this browser remembers and put it on the page.
    setGlobal({ darkMode: document.documentElement.hasAttribute('data-contrast') });
  }, []);
  return (
    <button
      type="button"
      className={styles.contrast}
      aria-pressed={darkMode}
      onClick={() => setDarkMode(!darkMode)}
    >
      {label}
    </button>
  );
}
