/** What of a booklet waits for the first touch. Loaded with its screen, and with no other. */
import { later } from '#ui/Later.tsx';
import body from './BookletBody.module.css';
import contents from './BookletContents.module.css';
import head from './BookletHead.module.css';
import turn from './BookletTurn.module.css';

export const BookletBody = later(
  async () => (await import('./BookletBody.tsx')).BookletBody,
  head,
  body,
  turn,
);
export const BookletContents = later(
  async () => (await import('./BookletContents.tsx')).BookletContents,
  contents,
);
