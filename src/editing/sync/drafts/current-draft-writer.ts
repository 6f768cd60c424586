/**
 * The way to the journal. Its code comes beside the page; what it keeps it finds in the draft, so that nothing is
 * missed that happened before it was there.
 */
import type { Keeper } from './draft-writer.ts';

export const journal: { keeper: Keeper | null } = { keeper: null };
