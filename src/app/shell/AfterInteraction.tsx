/** Parts that the page does not need before the first interaction: the question about cookies, prefetching of pages. */
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { Prefetch } from './Prefetch.tsx';

export function AfterInteraction() {
  return (
    <>
      <ConsentQuestion />
      <Prefetch />
    </>
  );
}
