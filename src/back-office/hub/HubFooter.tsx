/** The footer of the hub: links to all lists and to the manuals. */
import type { Locale } from '#domain/languages/locales.ts';
import { shellTexts } from '#i18n/back-office/shell-texts.ts';
import type { HubTexts } from '#i18n/hub/hub-texts.ts';
import type { BarSection } from '../shell/BackOfficeBar.tsx';
import styles from './hub.module.css';

interface DirectoryProps {
  sections: readonly BarSection[];
  locale: Locale;
  texts: HubTexts;
}

export function Directory({ sections, locale, texts }: DirectoryProps) {
  const shell = shellTexts(locale);
  return (
    <nav aria-labelledby="hub-directory">
      <h2 id="hub-directory">{texts.directory}</h2>
      <dl className={styles.directory}>
        {sections.map(({ name, screens }) => (
          <div key={name}>
            <dt>{shell.sections[name]}</dt>
            {screens.map((screen) => (
              <dd key={screen.name}>
                <a href={screen.url}>{shell.screens[screen.name]}</a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </nav>
  );
}

export function HowTos({ texts }: { texts: HubTexts }) {
  return (
    <section aria-labelledby="hub-how-to">
      <h2 id="hub-how-to">{texts.how_to}</h2>
      {texts.how_tos.map(({ title, steps }) => (
        <details key={title} className={styles.howTo}>
          <summary>{title}</summary>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}
