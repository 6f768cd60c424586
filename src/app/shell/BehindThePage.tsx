/** What is no part of the page and begins with the first touch: cookies, the shop's frame, pages that are prefetched. */
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { Prefetch } from './Prefetch.tsx';

export function BehindThePage() {
  return (
    <>
      <ConsentQuestion />
      <Prefetch />
    </>
  );
}
