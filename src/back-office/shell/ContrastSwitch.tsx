/** Turns contrast mode on and off, as the header of public pages does. */
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
