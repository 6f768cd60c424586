/** A path that was not found, with its number of hits. */
export interface NotFoundAddress {
  path: string;
  hits: number;
  /** ISO 8601. */
  last_at: string;
}

export interface RedirectHits {
  id: number;
  old_path: string;
  new_path: string;
  /** 0 if it was never used. */
  hits: number;
  /** ISO 8601; null if it was never used. */
  last_at: string | null;
}
