/** The cookie settings: categories and services, each with a checkbox. */
import {
  consentCategories,
  isAllowed,
  legalPath,
  otherMedia,
  sameChoiceForAll,
  servicesOf,
} from '#domain/site/consent.ts';
import type { ConsentCategory } from '#domain/site/site.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { ConsentTexts } from '#i18n/site/consent-de.ts';
import { saveConsentChoices, setConsent, useConsent } from '#state/consent.ts';
import { useModal } from '#ui/primitives/use-modal.ts';
import styles from './CookieSettings.module.css';

const close = () => setConsent({ isSettingsOpen: false });

export function CookieSettings({ texts }: { texts: ConsentTexts }) {
  const isOpen = useConsent('isSettingsOpen');
  const locale = useLocale();
  const dialog = useModal(isOpen, close);
  return (
    <dialog ref={dialog} className={styles.settings} aria-labelledby="cookie-settings">
      {isOpen && (
        <form
          className={styles.box}
          onSubmit={(event) => {
            event.preventDefault();
            const ticked = new FormData(event.currentTarget).getAll('service');
            saveConsentChoices(Object.fromEntries(ticked.map((key) => [key, true])));
          }}
        >
          <h2 id="cookie-settings">{texts.settings_title}</h2>
          <p>
            {texts.settings_text} <a href={legalPath('privacy', locale)}>{texts.privacy}</a>,{' '}
            <a href={legalPath('imprint', locale)}>{texts.imprint}</a>
          </p>
          {consentCategories.map((category) => (
            <Category key={category} category={category} texts={texts} />
          ))}
          <p className={styles.answers}>
            <button type="submit">{texts.save}</button>
            <button type="button" onClick={() => saveConsentChoices(sameChoiceForAll(false))}>
              {texts.only_required}
            </button>
            <button type="button" onClick={() => saveConsentChoices(sameChoiceForAll(true))}>
              {texts.allow_all}
            </button>
          </p>
          <button type="button" className={styles.close} onClick={close} aria-label={texts.close}>
            <i className="cross" aria-hidden="true" />
          </button>
        </form>
      )}
    </dialog>
  );
}

function Category({ category, texts }: { category: ConsentCategory; texts: ConsentTexts }) {
  const consent = useConsent('consent');
  const { name, text } = texts.categories[category];
  const named = servicesOf(category);
  const services =
    category === 'external_media' ? [...named, { key: otherMedia, name: texts.other_media }] : named;
  return (
    <fieldset className={styles.category}>
      <legend>{name}</legend>
      <p>
        {text} {services.length === 0 && category !== 'required' && texts.none_used}
      </p>
      {services.map((service) => (
        <label key={service.key}>
          <input
            type="checkbox"
            name="service"
            value={service.key}
            disabled={category === 'required'}
            defaultChecked={category === 'required' || isAllowed(consent, service.key)}
          />
          {service.name}
        </label>
      ))}
    </fieldset>
  );
}
