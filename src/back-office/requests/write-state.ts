/** The state of a write request: idle, writing, done, undone or failed. */
export type WriteState =
  | { is: 'idle' | 'writing' | 'undone' }
  /** `change_set` is null for a draft, and if nothing differed. */
  | { is: 'done'; text: string; change_set: number | null }
  /** `change_set`: one whose undo can be tried again. */
  | { is: 'problem'; text: string; change_set?: number | null | undefined };
