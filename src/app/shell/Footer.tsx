/** The footer: the theatre's name, its contact data and links. */
import { legalPath } from '#domain/site/consent.ts';
import { siteText } from '#domain/site/site.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import * as site from '#site';
import { openConsentSettings } from '#state/consent.ts';
import { pressOnSpace } from '#ui/primitives/press-on-space.ts';
import styles from './Footer.module.css';
import { useRootData } from './root-data.ts';

export function Footer() {
  const messages = useMessages();
  const locale = useLocale();
  const { navigation, asksNothing } = useRootData();
  const address = site.address;
  const box_office = site.box_office;
  const half = Math.ceil(navigation.footer.length / 2);
  const columns = [navigation.footer.slice(0, half), navigation.footer.slice(half)];
  const socialHalf = Math.ceil(site.social_links.length / 2);
  const social = [site.social_links.slice(0, socialHalf), site.social_links.slice(socialHalf)];
  return (
    <footer className={styles.footer}>
      <div className={styles.name} aria-hidden="true">
        {site.name}
      </div>
      <div className={styles.columns}>
        <address>
          <b>{site.full_name}</b>
          <br />
          {address.street}
          <br />
          {address.postcode} {address.city}
          <br />
          <br />
          {messages.box_office} <a href={`tel:${box_office.phone.dial}`}>{box_office.phone.label}</a>
          <br />
          {siteText(box_office.hours, locale)}
        </address>
        {columns.map((links, column) => (
          <ul key={links[0]?.url ?? ''}>
            {links.map(({ menu_name, url, lang }) => (
              <li key={url}>
                <a href={url} lang={lang}>
                  {menu_name}
                </a>
              </li>
            ))}
            {column === columns.length - 1 && !asksNothing && (
              <li>
                <a
                  role="button"
                  aria-haspopup="dialog"
                  href={legalPath('privacy', locale)}
                  onKeyDown={pressOnSpace}
                  onClick={(event) => {
                    event.preventDefault();
                    openConsentSettings();
                  }}
                >
                  {messages.cookie_settings}
                </a>
              </li>
            )}
          </ul>
        ))}
        {/* One name for both columns. */}
        <div role="group" aria-label={messages.social_media} className={styles.group}>
          {social.map((links) => (
            <ul key={links[0]?.key ?? ''}>
              {links.map(({ key, name, url }) => (
                <li key={key}>
                  <a href={url} rel="me noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </footer>
  );
}
