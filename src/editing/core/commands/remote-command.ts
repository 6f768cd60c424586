/** What the server does at once, with no module different by it, and what another call takes back. */
import type { Locale } from '#domain/languages/locales.ts';
import type { ModuleData } from '#domain/modules/modules.ts';

export type Deed =
  /** Whether the English of a field was found right as it is. */
  | { what: 'english'; id: number; field: string; isRight: boolean }
  /** Publishing or taking offline at a time; null: nothing of the kind. */
  | { what: 'plan'; container: number; from: PlanKey | null; to: PlanKey | null }
  /** Settings of a page, by the names of `pages/page-merge.ts`: those that are different. */
  | { what: 'settings'; page: number; from: ModuleData; to: ModuleData };

/** By what a plan is known: its number changes with every change. */
export interface PlanKey {
  action: 'publish' | 'offline';
  /** With the offset that holds in the house then. */
  due_at: string;
  languages: readonly Locale[];
}

/** Does the opposite. */
export function inverseOf(deed: Deed): Deed {
  if (deed.what === 'english') return { ...deed, isRight: !deed.isRight };
  return { ...deed, from: deed.to, to: deed.from } as Deed;
}
