/** Addresses that visitors did not find, and what redirects are used for. */
export interface MissedAddress {
  path: string;
  hits: number;
  /** ISO 8601. */
  last_at: string;
}

export interface RedirectHits {
  id: number;
  old_path: string;
  new_path: string;
  /** 0 for one that nobody came by. */
  hits: number;
  /** ISO 8601; null for one that nobody came by. */
  last_at: string | null;
}
