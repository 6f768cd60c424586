/** Finds broken internal links. Part of `page-checks.ts`. */
import { bothLanguages } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { DraftModule, LinkTarget } from '#domain/modules/modules.ts';
import { type CheckFinding, moduleFinding, type PageToCheck } from './page-checks-rules.ts';

/** The `href` values in formatted text, unresolved. */
export function addressesOf(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, address = '']) =>
    address
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
}

/** Broken links in a module's fields and formatted text, each address once per language. */
export function linkFindings(
  module: DraftModule,
  { schemaOf, isTargetReachable, isAddressReachable }: PageToCheck,
): CheckFinding[] {
  return Object.entries(schemaOf(module.module).fields).flatMap(([field, { kind }]) => {
    const value = module.data[field];
    if (!value) return [];
    if (kind === 'link')
      return isTargetReachable(value as LinkTarget) ? [] : [moduleFinding(module, 'dead-link', field)];
    if (kind === 'address') {
      const detail = String(value);
      return isAddressReachable(detail) ? [] : [moduleFinding(module, 'dead-link', field, { detail })];
    }
    if (kind !== 'rich') return [];
    return bothLanguages.flatMap((language) => {
      const dead = addressesOf((value as Localized)[language] ?? '').filter(
        (address) => !isAddressReachable(address),
      );
      return [...new Set(dead)].map((detail) =>
        moduleFinding(module, 'dead-link', field, { language, detail }),
      );
    });
  });
}
