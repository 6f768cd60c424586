/** Parts of the shell that load at the first interaction: the cookie banner, prefetching and the travel of pictures. */
import './pending-navigation.ts';
import './leave-online.ts';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { PictureTransition } from './PictureTransition.tsx';
import { Prefetch } from './Prefetch.tsx';

export function AfterInteraction() {
  return (
    <>
      <ConsentQuestion />
      <Prefetch />
      <PictureTransition />
    </>
  );
}
