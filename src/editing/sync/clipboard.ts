/** What was copied last: kept for every page and tab of this browser, and as text for other programs. */
import type { LoosePart } from '../core/parts.ts';

const key = 'foyer-clipboard';

/** Takes the place of what was copied before. Where the browser keeps nothing, the words alone are copied. */
export function writeClipboard(parts: readonly LoosePart[]): void {
  const kept = parts.map((part) => ({ ...part, content: part.content }));
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Full or forbidden: pasting as text still works.
  }
  navigator.clipboard?.writeText(asText(parts)).catch(() => undefined);
}

/** Null where nothing was copied, or something of another kind lies there. */
export function readClipboard(): LoosePart[] | null {
  try {
    const parts: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(parts) && parts.length > 0 ? (parts as LoosePart[]) : null;
  } catch {
    return null;
  }
}

/** The words of what was copied, without its form. */
function asText(parts: readonly LoosePart[]): string {
  return parts
    .flatMap(({ content }) => Object.values(content))
    .filter((value) => typeof value === 'string' && /\s|<|\p{L}{3}/u.test(value))
    .map((value) => plain(value as string))
    .filter((text) => text !== '')
    .join('\n\n');
}

function plain(text: string): string {
  if (!text.includes('<')) return text;
  return (new DOMParser().parseFromString(text, 'text/html').body.textContent ?? '').trim();
}
