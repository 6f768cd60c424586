/** Hydrates the page. `src/server/http/deferred-scripts.ts` decides when this script is fetched. */
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLocale } from '#domain/languages/locales.ts';
import { registerMessages } from '#i18n/messages.ts';
import { watchLeaving } from '#state/leaving.ts';
import { reportError, reportUncaughtErrors } from '#state/report-error.ts';
import { registerLazyComponent, replayEarlyClicks } from '#ui/first-interaction.ts';
import { retryFailedPictures } from '#ui/media/failed-pictures.ts';
import { loadPicturesInView } from '#ui/media/lazy-pictures.ts';
// Imported first, so that the styles of lazily loaded components come later in the cascade and win.
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

async function loadMessages(): Promise<void> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'de';
  if (locale === 'de') registerMessages('de', (await import('#i18n/de.ts')).de);
  else registerMessages('en', (await import('#i18n/en.ts')).en);
}

/** Not a top-level await, which would make the bundler keep a file for each dynamic import. */
async function hydratePage(): Promise<void> {
  await loadMessages();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      {
        // The error that an error screen replaces.
        onCaughtError(error) {
          console.error(error);
          reportError(error);
        },
      },
    );
  });
}

watchLeaving();
reportUncaughtErrors();
loadPicturesInView();
retryFailedPictures();
const hydration = hydratePage();
// Until React listens, a replayed click would be lost.
registerLazyComponent(hydration);
void hydration.then(replayEarlyClicks);
