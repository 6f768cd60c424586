/** Navigation by document, for pages that the router cannot show: those in the other language. */
import { getGlobal, setGlobal } from '#state/global.ts';
import { retryEvent, retryUntilAnswered } from '#state/retry.ts';

/**
 * Opens a page once the server answers for it. Without a connection the browser would put a page of its own in the
 * place of this one, which knows neither a sentence of the theatre's nor the way back.
 */
export async function openDocument(address: string): Promise<void> {
  setGlobal({ destination: address, stalled: '' });
  const isWanted = () => getGlobal().destination === address;
  await retryUntilAnswered(
    () => fetch(address, { method: 'HEAD' }),
    isWanted,
    () => false,
  );
  if (!isWanted()) return;
  const go = () => location.assign(address);
  // The document itself may hang where its head did not.
  addEventListener(retryEvent, go);
  addEventListener(
    'pagehide',
    () => {
      removeEventListener(retryEvent, go);
      // Whoever comes back finds the page as it was.
      setGlobal({ destination: '' });
    },
    { once: true },
  );
  go();
}
