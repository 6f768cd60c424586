/** The switch of the contrast mode. The hub has no header that would contain it. */
import { useEffect } from 'react';
import { setDarkMode, setGlobal, useGlobal } from '#state/global.ts';
import styles from '../../layouts/hub.module.css';

export function HubContrast({ label }: { label: string }) {
  const darkMode = useGlobal('darkMode');
  useEffect(() => {
    // The script in the head (`first-paint.ts`) has applied the stored setting already.
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
