/** The type of `site.config.ts`: what a theatre configures. */

import type { Locale } from '#domain/languages/locales.ts';
import type { EmbedKind } from '#domain/media/embed.ts';
import type { HostPattern } from '#domain/urls/hosts.ts';

/** The same in both languages, or one for each. */
export type SiteLabel = string | Readonly<Record<Locale, string>>;

/** An office: its number as printed and as dialled. */
interface Contact {
  phone: { label: string; dial: string };
  email: string;
  hours: SiteLabel;
}

/** The public name of a stage. A venue may have several stages. */
export interface SiteVenue {
  id: number;
  name: SiteLabel;
}

/** `name` is the key in `stage_name` of events. */
export interface Stage {
  name: string;
  venue_id: number;
  /** Shown after the venue's name; missing if the stage is the whole venue. */
  label?: SiteLabel;
}

/** An option of the venue filter, which selects all its stages. */
export interface VenueGroup {
  /** Value in addresses: `?venue=nachtasyl`. */
  key: string;
  label: SiteLabel;
  stage_names: readonly string[];
}

export type ConsentCategory = 'required' | 'optimisation' | 'marketing' | 'external_media';

/** A service that needs the visitor's consent. */
export interface ConsentService {
  key: string;
  name: string;
  category: ConsentCategory;
  /** Embed hosts that consent allows; empty for services without embeds. */
  hosts: readonly HostPattern[];
}

export interface SiteConfig {
  /** Short name, for the logo, page titles and the venue filter. */
  name: string;
  full_name: string;
  /** One sentence for search engines. */
  description: SiteLabel;
  /** `country` is its code (ISO 3166-1). */
  address: { street: string; postcode: string; city: string; country: string };
  /** IANA time zone of all days and times. */
  time_zone: string;
  box_office: Contact;
  subscription_service: Contact;
  press: Contact;
  /** German paths of the pages that the role `press` edits and publishes, with everything below them. */
  press_sections: readonly string[];
  social_links: readonly { key: string; name: string; url: string }[];
  venues: readonly SiteVenue[];
  stages: readonly Stage[];
  /** Minutes to strike a set and build the next one. */
  strike_minutes: number;
  venue_groups: readonly VenueGroup[];
  /**
   * Ids of activities that accompany a play (talks, introductions). A production's next event is preferably
   * another one.
   */
  companion_activities: readonly number[];
  /** Keys of the venue groups shown on each LED screen; empty for all. */
  led_screens: readonly { venue_groups: readonly string[] }[];
  embed_hosts: Readonly<Record<EmbedKind, readonly HostPattern[]>>;
  consent_services: readonly ConsentService[];
  /** Paths of the legally required pages. */
  legal_pages: Readonly<Record<'privacy' | 'imprint', Readonly<Record<Locale, string>>>>;
  /** Discount on the next ticket for new subscribers of the newsletter, in per cent. */
  newsletter_discount: number;
  /** Slug of the subscription form. Its first e-mail field is the subscriber's address. */
  newsletter_form: string;
  /** The discount code for the shop. */
  newsletter_code: string;
  /** Begin and end of the event axis, in hours; 24 is midnight. */
  evening_begins: number;
  evening_ends: number;
}

/** A label that is the same in both languages is one string. */
export function siteText(label: SiteLabel, locale: Locale): string {
  return typeof label === 'string' ? label : label[locale];
}
