/** Switches contrast mode: black and white instead of the colour scheme. */
import { useEffect } from 'react';
import { setDarkMode, setGlobal, useGlobal } from '#state/global.ts';

export function ContrastSwitch({ label }: { label: string }) {
  const darkMode = useGlobal('darkMode');
  useEffect(() => {
    // The script in the head (`first-paint.ts`) has applied the stored setting already.
    setGlobal({ darkMode: document.documentElement.hasAttribute('data-contrast') });
  }, []);
  return (
    <button type="button" aria-pressed={darkMode} onClick={() => setDarkMode(!darkMode)}>
      {label}
    </button>
  );
}
