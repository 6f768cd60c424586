/** What is no part of the page and begins with the first touch: cookies, the shop's frame, pages fetched ahead. */
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { FetchAhead } from './FetchAhead.tsx';

export function BehindThePage() {
  return (
    <>
      <ConsentQuestion />
      <FetchAhead />
    </>
  );
}
