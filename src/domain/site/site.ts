/** The type of `site.config.ts`: what a theatre configures. */

import type { Locale } from '#domain/languages/locales.ts';
import type { EmbedKind } from '#domain/media/embed.ts';
import type { HostPattern } from '#domain/urls/hosts.ts';

/** A label of the house: one spelling for both languages, or one for each. */
export type SiteLabel = string | Readonly<Record<Locale, string>>;

/** How to reach an office: the number as it is printed and as a telephone dials it. */
export interface Contact {
  phone: { label: string; dial: string };
  email: string;
  hours: SiteLabel;
}

/** A place that the public knows by name. One venue may hold several stages. */
export interface Venue {
  id: number;
  name: SiteLabel;
}

/** A stage as the schedule knows it; `name` is the key that events carry in `stage_name`. */
export interface Stage {
  name: string;
  venue_id: number;
  /** What stands beside the venue's name; none where the stage is the whole venue. */
  label?: SiteLabel;
}

/** A button of the venue filter: choosing it chooses all its stages. */
export interface VenueGroup {
  /** Stands in page addresses: `?venue=nachtasyl`. */
  key: string;
  label: SiteLabel;
  stage_names: readonly string[];
}

export type ConsentCategory = 'required' | 'optimisation' | 'marketing' | 'external_media';

/** A service that visitors are asked about by name. */
export interface ConsentService {
  key: string;
  name: string;
  category: ConsentCategory;
  /** The embed hosts that this answer opens; none for a service without embeds. */
  hosts: readonly HostPattern[];
}

export interface SiteConfig {
  /** The short name: on the logo, in page titles, on the venue filter. */
  name: string;
  full_name: string;
  /** One sentence about the house, for search engines. */
  description: SiteLabel;
  address: { street: string; postcode: string; city: string; country: SiteLabel };
  /** IANA time zone that all days and hours of the house are counted in. */
  time_zone: string;
  box_office: Contact;
  subscription_service: Contact;
  press: Contact;
  social_links: readonly { key: string; name: string; url: string }[];
  venues: readonly Venue[];
  stages: readonly Stage[];
  venue_groups: readonly VenueGroup[];
  /** Ids of activities that go with a play and are not the play: a production leads with the others. */
  companion_activities: readonly number[];
  /** What each LED screen tells about: keys of venue groups, none for the whole house. */
  led_screens: readonly { venue_groups: readonly string[] }[];
  embed_hosts: Readonly<Record<EmbedKind, readonly HostPattern[]>>;
  consent_services: readonly ConsentService[];
  /** Paths of the pages that the law asks for. */
  legal_pages: Readonly<Record<'privacy' | 'imprint', Readonly<Record<Locale, string>>>>;
  /** Per cent off the next ticket for a new reader of the newsletter. */
  newsletter_discount: number;
  /** Slug of the form that orders it: its first e-mail field is the reader's address. */
  newsletter_form: string;
  /** What the shop asks for to give the discount. */
  newsletter_code: string;
  /** The hours between which the schedule draws its strokes; 24 is midnight. */
  evening_begins: number;
  evening_ends: number;
}

/** The label in the reader's language. */
export function siteText(label: SiteLabel, locale: Locale): string {
  return typeof label === 'string' ? label : label[locale];
}
