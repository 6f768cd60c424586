/** The panel beside a screen, on narrow screens below it, with a link to it before everything else in the document. */
import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '#domain/languages/locales.ts';
import { shellTexts } from '#i18n/back-office/shell-texts.ts';
import styles from './shell.module.css';
import { skipLinksId } from './skip-links.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

interface Props extends ComponentProps<'aside'> {
  'aria-label': string;
  locale: Locale;
}

export function SidePanel({ locale, ...props }: Props) {
  const isHydrated = useIsHydrated();
  const skipLinks = isHydrated && document.getElementById(skipLinksId);
  const id = `${skipLinksId}-panel`;
  return (
    <>
      {skipLinks &&
        createPortal(
          <a
            href={`#${id}`}
            className={styles.skip}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(id)?.focus();
            }}
          >
            {shellTexts(locale).skip_to_panel.replace('{name}', props['aria-label'])}
          </a>,
          skipLinks,
        )}
      <aside id={id} tabIndex={-1} {...props} />
    </>
  );
}
