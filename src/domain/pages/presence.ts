/** Presence data of the event stream: who edits the same page or record. */

/** A browser tab of a person. */
export interface PersonTab {
  tab: string;
  name: string;
  /** On a page: the server's number of the module that they are in. */
  module: number | null;
  /** In a form: the field that they are in. */
  field: string | null;
}

/** The position of a person. */
export type PresencePosition = Pick<PersonTab, 'module' | 'field'>;

/** `beat` has to be answered, else the stream ends. */
export type PresenceEvent = 'people' | 'changed' | 'beat';
