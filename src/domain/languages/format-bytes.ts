// Sizes of files as text.
import type { Locale } from './locales.ts';

/** "84 KB" or "2,1 MB": a kilobyte has 1000 bytes; at least "1 KB". */
export function formatBytes(bytes: number, locale: Locale): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return `${locale === 'de' ? megabytes.replace('.', ',') : megabytes} MB`;
}
