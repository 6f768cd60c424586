/**
 * Delays links and forms that leave the page (the shop, files, forms without a script) until the browser is online,
 * with a notice. Otherwise the browser would replace the page with its own offline page.
 */
import { getGlobal, setGlobal } from '#state/global.ts';
import { retryUntilResponse } from '#state/retry.ts';

const connected = async () => {
  if (!navigator.onLine) throw 0;
};

/** Pressed again, since the notice before the shop may have to be loaded. */
const ticket = 'a[data-ticket]';

function waitForConnection(event: MouseEvent | SubmitEvent): void {
  const form = event instanceof SubmitEvent && (event.target as HTMLFormElement);
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([target],[download])');
  // Ignores dialogs, and links that another program opens.
  const leaves = form ? form.method !== 'dialog' : link && /^http/.test(link.protocol) && !link.hash;
  if (navigator.onLine || event.defaultPrevented || !leaves) return;
  event.preventDefault();
  event.stopPropagation();
  const destination = link ? link.href : location.href;
  const isWanted = () => getGlobal().destination === destination;
  // A modal notice would cover the message.
  setGlobal({ destination, redirectTo: null });
  void retryUntilResponse(connected, isWanted, () => false).then(() => {
    setGlobal({ destination: '' });
    if (form) form.requestSubmit();
    else if (link?.matches(ticket)) link.click();
    else location.assign(destination);
  });
}

if (!import.meta.env.SSR) {
  // On the window: after all that keeps a press on the page.
  addEventListener('click', waitForConnection);
  addEventListener('submit', waitForConnection);
  addEventListener(
    'click',
    (event) => (event.target as Element).closest(ticket) && waitForConnection(event),
    true,
  );
}
