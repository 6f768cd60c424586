/** Brings the page alive; when it is fetched, `src/server/http/late-scripts.ts` decides. */
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLocale } from '#domain/languages/locales.ts';
import { registerMessages } from '#i18n/messages.ts';
import { showNearPictures } from '#ui/media/near-pictures.ts';
// Named here, they come before the styles of all parts, whichever of them are fetched later: a part has the last word.
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

async function loadMessages(): Promise<void> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'de';
  if (locale === 'de') registerMessages('de', (await import('#i18n/de.ts')).de);
  else registerMessages('en', (await import('#i18n/en.ts')).en);
}

showNearPictures();
await loadMessages();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
