/** Settings of a page as they were, or as they were to be: on top of what others have set meanwhile. */
import { deedTexts } from '#i18n/editing/deed-texts.ts';
import { type Deed, inverseOf } from '../../core/commands/remote-command.ts';
import { session } from '../account/account.ts';
import { openPage } from '../pages/open-page.ts';
import { changedSettings, mergedPage, settingsMerges } from '../pages/page-merge.ts';
import { getPage } from '../pages/page-requests.ts';
import { savePage } from '../pages/save-page.ts';
import type { Done } from './execute.ts';

/** What somebody else has set since stays hers, and it is said. @throws CallProblem */
export async function carryOutSettings(deed: Extract<Deed, { what: 'settings' }>): Promise<Done> {
  const { locale } = session.get();
  const words = deedTexts[locale];
  const now = await getPage(deed.page);
  const merges = settingsMerges(deed.from, deed.to, now);
  const mine = merges.filter(({ outcome }) => outcome !== 'overlap');
  const kept = merges.length > mine.length ? { note: words.kept_theirs } : {};
  const saved = await savePage(now, mergedPage(now, mine));
  const changed = changedSettings(now, saved);
  if (!changed) return { inverse: null, note: words.kept_theirs };
  const inverse = inverseOf({ what: 'settings', page: deed.page, ...changed });
  return { inverse, ...kept, leave: () => openPage(saved.path, locale) };
}
