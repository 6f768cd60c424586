/** The page of unknown addresses: a passage of which only the links are left unstruck. */
import { inLanguages } from '../in-languages.ts';

/** A struck piece of the passage, or a link with its accessible name. */
type Passage = readonly (
  | string
  | { to: 'search' | 'productions' | 'events' | 'index'; text: string; name: string }
)[];

interface Texts {
  preline: string;
  /** Before the address, for screen readers. */
  heading: (address: string) => string;
  /** Before the suggestion that the caret inserts. */
  meant: (title: string) => string;
  passage: Passage;
}

const de: Texts = {
  preline: '404, gestrichen',
  heading: (address) => `Nicht gefunden: ${address}`,
  meant: (title) => `${title}: war das gemeint?`,
  passage: [
    'Man kann nach ihr ',
    { to: 'search', text: 'suchen', name: 'suchen: auf allen Seiten' },
    ', wo sie nie gestanden hat, oder ',
    { to: 'productions', text: 'unter den Stücken', name: 'unter den Stücken: alle Stücke' },
    ' jemanden nach ihr fragen, der sie noch gekannt hat. Wer schon einmal hier ist, bleibt ',
    { to: 'events', text: 'heute Abend', name: 'heute Abend: alle Termine' },
    ' am besten gleich sitzen, bis das Licht ausgeht und alles ',
    { to: 'index', text: 'zurück zum Start', name: 'zurück zum Start: zur Startseite' },
    ' geht.',
  ],
};

const en: Texts = {
  preline: '404, cut',
  heading: (address) => `Not found: ${address}`,
  meant: (title) => `${title}: is this what you meant?`,
  passage: [
    'One may ',
    { to: 'search', text: 'look', name: 'look: on every page' },
    ' where it has never been, or ask ',
    { to: 'productions', text: 'among the plays', name: 'among the plays: all productions' },
    ' for somebody who still knew it by heart. Now that you are here, stay ',
    { to: 'events', text: 'tonight', name: 'tonight: all dates' },
    ', keep your coat on your knees, and wait until the house goes dark and it all goes ',
    { to: 'index', text: 'back to the start', name: 'back to the start: the home page' },
    '.',
  ],
};

export const notFoundTexts = inLanguages<Texts>(de, en);
