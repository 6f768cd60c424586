// Validates and normalises the fields of a page that editors change.

import type { Localized } from '#domain/languages/localized.ts';
import { validateEmbed } from '#domain/media/embed-data.ts';
import { watchAddress } from '#domain/media/embed-players.ts';
import { parseLink } from '#domain/urls/links.ts';
import type { pages } from '#server/db/schema/pages.ts';
import { cleanLine, cleanPlain } from '#server/services/text/clean-text.ts';

/** Fields of a page besides its address and position. Missing fields keep their values. */
export interface PageFieldChanges {
  title?: PageText | undefined;
  headline?: PageText | null | undefined;
  is_online?: boolean | undefined;
  is_clickable?: boolean | undefined;
  in_menu?: boolean | undefined;
  in_footer?: boolean | undefined;
  has_tab_navigation?: boolean | undefined;
  meta_title?: PageText | null | undefined;
  meta_description?: PageText | null | undefined;
  og_title?: PageText | null | undefined;
  og_description?: PageText | null | undefined;
  /** The id of a picture. */
  og_image?: number | null | undefined;
  og_type?: 'website' | 'article' | undefined;
  hero_image?: number | null | undefined;
  /** An address as typed. */
  hero_link?: string | undefined;
  hero_text?: PageText | null | undefined;
  /** A video's address or embed code. Stored as its public address. */
  hero_video?: string | undefined;
}

/** A text as sent: not cleaned, perhaps without German. */
export interface PageText {
  de?: string | null | undefined;
  en?: string | null | undefined;
}

type PageRow = Partial<typeof pages.$inferInsert>;

export interface PageIssue {
  field: string;
  rule:
    | 'required'
    | 'required-de'
    | 'link'
    | 'host'
    | 'picture'
    | 'slug'
    | 'taken'
    | 'reserved'
    | 'parent'
    | 'depth';
  detail?: string;
}

const flags = ['is_online', 'is_clickable', 'in_menu', 'in_footer', 'has_tab_navigation'] as const;
const lines = ['title', 'headline', 'meta_title', 'og_title'] as const;
const plains = ['meta_description', 'og_description', 'hero_text'] as const;

/** Columns for the given fields, or their issues. Whether pictures exist is not checked here. */
export function parsePageFields(sent: PageFieldChanges): { row: PageRow } | { issues: PageIssue[] } {
  const row: PageRow = {};
  const issues: PageIssue[] = [];
  const parseText = (
    field: (typeof lines)[number] | (typeof plains)[number],
    clean: (text: string) => string,
  ) => {
    const text = sent[field];
    if (text === undefined) return;
    const cleaned = textFrom(text, clean);
    if (cleaned !== null && cleaned.de === '') issues.push({ field, rule: 'required-de' });
    else if (field !== 'title') row[field] = cleaned;
    else if (cleaned === null) issues.push({ field, rule: 'required' });
    else row.title = cleaned;
  };
  for (const field of flags) if (sent[field] !== undefined) row[field] = sent[field];
  for (const field of lines) parseText(field, cleanLine);
  for (const field of plains) parseText(field, cleanPlain);
  if (sent.og_type !== undefined) row.og_type = sent.og_type;
  if (sent.og_image !== undefined) row.og_image_id = sent.og_image;
  if (sent.hero_image !== undefined) row.hero_image_id = sent.hero_image;
  const link = cleanLine(sent.hero_link ?? '');
  if (link !== '' && !parseLink(link)) issues.push({ field: 'hero_link', rule: 'link' });
  else if (sent.hero_link !== undefined) row.hero_link = parseLink(link)?.href ?? '';
  const video = cleanLine(sent.hero_video ?? '');
  const embed = video === '' ? null : validateEmbed('video', video);
  if (video !== '' && !embed) issues.push({ field: 'hero_video', rule: 'host' });
  else if (sent.hero_video !== undefined) row.hero_video = (embed && watchAddress(embed)) ?? '';
  return issues.length > 0 ? { issues } : { row };
}

/** Null if both languages are empty; German may still be missing. */
export function textFrom(text: PageText | null, clean: (text: string) => string): Localized | null {
  const de = clean(text?.de ?? '');
  const en = clean(text?.en ?? '');
  if (de === '' && en === '') return null;
  return en === '' ? { de } : { de, en };
}
