/** Navigation by document, for pages that the router cannot show: those in the other language. */
import { getGlobal, setGlobal } from '#state/global.ts';
import { retryEvent, retryUntilResponse } from '#state/retry.ts';

/**
 * Opens a page once the server responds. Without a connection the browser would replace this page with its own error
 * page. `asked` is what has to respond, for an address of another server a page of this one.
 */
export async function openDocument(address: string, asked = address): Promise<void> {
  setGlobal({ destination: address, stalled: '' });
  const isWanted = () => getGlobal().destination === address;
  await retryUntilResponse(
    () => fetch(asked, { method: 'HEAD' }),
    isWanted,
    () => false,
  );
  if (!isWanted()) return;
  const go = () => location.assign(address);
  // The document may hang although its headers arrived.
  addEventListener(retryEvent, go);
  addEventListener(
    'pagehide',
    () => {
      removeEventListener(retryEvent, go);
      // For visitors who return by Back.
      setGlobal({ destination: '' });
    },
    { once: true },
  );
  go();
}
