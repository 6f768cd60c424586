/** Carries out what the server does at once, when somebody goes a step back or forth. */
import { deedTexts } from '#i18n/editing/deed-texts.ts';
import type { Deed } from '../../core/commands/remote-command.ts';
import { session } from '../account/account.ts';
import { showAlert } from '../alerts.ts';
import { CallProblem } from '../request-problem.ts';
import { wordsOf } from '../saving/rejections.ts';
import { carryOutEnglish } from './english.ts';
import { carryOutSettings } from './page-settings.ts';
import { carryOutPlan } from './schedule.ts';

/** What became of a deed; `inverse` null: it is not to be done any more, neither back nor forth. */
export interface Done {
  inverse: Deed | null;
  /** Said where it is more than that it was done. */
  note?: string;
  /** Once the way back is kept: the page is another one now. */
  leave?: () => Promise<void>;
}

/** The server is away for a while, or nobody is logged in: the step stays to be taken. */
const passing = [0, 401, 408, 425, 429, 500, 502, 503, 504, 507];

/** In their order. @returns null where it can be tried again; that is said */
export async function carryOutDeeds(
  deeds: readonly Deed[],
): Promise<{ inverses: Deed[]; leave: () => Promise<void> } | null> {
  const words = deedTexts[session.get().locale];
  const inverses: Deed[] = [];
  const notes: string[] = [];
  let leave = async () => {};
  for (const deed of deeds) {
    try {
      const done = await carryOut(deed);
      if (!done) return null;
      if (done.inverse) inverses.unshift(done.inverse);
      if (done.note) notes.push(done.note);
      leave = done.leave ?? leave;
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      if (passing.includes(error.status)) {
        showAlert({ kind: 'error', text: words.not_reached });
        return null;
      }
      notes.push(error.status === 404 ? words.gone : wordsOf(error) || words.refused);
    }
  }
  if (notes.length > 0) showAlert({ kind: 'error', text: [...new Set(notes)].join(' ') });
  else showAlert({ kind: 'save', text: words.done });
  return { inverses, leave };
}

function carryOut(deed: Deed): Promise<Done | null> {
  if (deed.what === 'english') return carryOutEnglish(deed);
  return deed.what === 'plan' ? carryOutPlan(deed) : carryOutSettings(deed);
}
