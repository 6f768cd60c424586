/** Brings the page alive: after it is loaded and the browser has nothing else to do, or at the first touch. */
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLocale } from '#domain/locales.ts';
import { registerMessages } from '#i18n/messages.ts';
import { showNearPictures } from '#ui/media/near-pictures.ts';

async function loadMessages(): Promise<void> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'de';
  if (locale === 'de') registerMessages('de', (await import('#i18n/de.ts')).de);
  else registerMessages('en', (await import('#i18n/en.ts')).en);
}

const messages = loadMessages();
const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel', 'scroll'] as const;

/** The page reads, links and forms work before this; scripts must not compete with the first picture. */
function whenQuiet(start: () => void): void {
  let started = false;
  const once = () => {
    if (started) return;
    started = true;
    for (const type of touches) removeEventListener(type, once, true);
    start();
  };
  for (const type of touches) addEventListener(type, once, { capture: true, passive: true });
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(once, { timeout: 2000 }) : setTimeout(once, 200);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

whenQuiet(async () => {
  showNearPictures();
  await messages;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});
