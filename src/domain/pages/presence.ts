/** Who edits the same page or the same record at the same time: what the event stream of a tab says. */

/** One tab of somebody. */
export interface PersonTab {
  tab: string;
  name: string;
  /** On a page: the server's number of the module that they are in. */
  module: number | null;
  /** In a form: the field that they are in. */
  field: string | null;
}

/** Where somebody is. */
export type PresencePosition = Pick<PersonTab, 'module' | 'field'>;

/** `beat` has to be answered, else the stream ends. */
export type PresenceEvent = 'people' | 'changed' | 'beat';
