/** A target that the link picker found. */
import type { Locale } from '#domain/languages/locales.ts';
import type { LinkTarget } from '#domain/modules/modules.ts';

export interface LinkChoice {
  target: LinkTarget;
  /** Title and present address in the editor's language. */
  title: string;
  url: string;
  /** The address in each language. */
  urls: Record<Locale, string>;
  /** A link to an offline target is not shown until it is online. */
  is_online: boolean;
}
