/** Parts of the shell that load at the first interaction: the cookie banner and prefetching. */
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
