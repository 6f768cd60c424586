/** The cookie banner at the bottom of the page. Loaded if consent is missing. */
import { legalPath, sameChoiceForAll } from '#domain/site/consent.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { useConsentTexts } from '#i18n/site/consent-texts.ts';
import { openConsentSettings, saveConsentChoices } from '#state/consent.ts';
import styles from './CookieBanner.module.css';
import { CookieSettings } from './CookieSettings.tsx';
import { useConsentQuestion } from './use-consent-question.ts';

/** The banner disappears, so focus moves from it to the content. */
function answer(all: boolean): void {
  saveConsentChoices(sameChoiceForAll(all));
  document.getElementById('main-content')?.focus({ preventScroll: true });
}

/** Publishes the banner's height, so that elements at the bottom of the window are placed above it. */
const publishHeight = (banner: HTMLElement) => {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--question', `${banner.offsetHeight}px`));
  observer.observe(banner);
  return () => observer.disconnect();
};

export default function CookieBanner() {
  const { banner } = useConsentQuestion();
  const texts = useConsentTexts();
  const locale = useLocale();
  if (!texts) return null;
  return (
    <>
      {banner && (
        <section ref={publishHeight} className={styles.banner} aria-label={texts.banner}>
          {/* Two short texts: one long text would be the largest contentful paint of a page with little text. */}
          <div className={styles.text}>
            <p>{texts.banner_question}</p>
            <p>
              {texts.banner_text} <a href={legalPath('privacy', locale)}>{texts.privacy}</a>,{' '}
              <a href={legalPath('imprint', locale)}>{texts.imprint}</a>
            </p>
          </div>
          <div className={styles.answers}>
            <button type="button" onClick={() => answer(false)}>
              {texts.only_required}
            </button>
            <button type="button" onClick={() => answer(true)}>
              {texts.allow_all}
            </button>
            <button type="button" onClick={openConsentSettings} aria-haspopup="dialog">
              {texts.settings}
            </button>
          </div>
        </section>
      )}
      <CookieSettings texts={texts} />
    </>
  );
}
