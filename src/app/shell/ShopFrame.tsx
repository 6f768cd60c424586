/** A hidden frame of the shop that is asked whose account is open there. Nobody waits for it. */
import { useEffect, useRef, useState } from 'react';
import { accountNameIn, shopQuestion, shopSessionPath } from '#domain/shop/shop.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { setGlobal } from '#state/global.ts';

/** Milliseconds after which a shop that says nothing is left alone, until the visitor comes back to the page. */
const timeout = 8000;

const whenIdle = (start: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(start, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(start, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
};

export default function ShopFrame({ shop }: { shop: string }) {
  const locale = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isThere, setThere] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      clearTimeout(timer);
      setThere(true);
      timer = setTimeout(() => setThere(false), timeout);
      frame.current?.contentWindow?.postMessage(shopQuestion, shop);
    };
    const hear = ({ origin, source, data }: MessageEvent) => {
      // From the shop, and from this very frame: another page of the shop has nothing to say here.
      if (origin !== shop || source === null || source !== frame.current?.contentWindow) return;
      const name = accountNameIn(data);
      if (name === undefined) return;
      clearTimeout(timer);
      setGlobal({ tixyLoginName: name });
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible') ask();
    };
    const stopWaiting = whenIdle(ask);
    addEventListener('message', hear);
    addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      stopWaiting();
      clearTimeout(timer);
      removeEventListener('message', hear);
      removeEventListener('pageshow', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
      // The answer was taken back: nothing of the shop is shown any more.
      setGlobal({ tixyLoginName: null });
    };
  }, [shop]);

  if (!isThere) return null;
  return (
    <iframe
      ref={frame}
      hidden
      aria-hidden
      tabIndex={-1}
      title="Webshop"
      src={`${shop}/${locale}/${shopSessionPath}`}
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="strict-origin"
      onLoad={({ currentTarget }) => currentTarget.contentWindow?.postMessage(shopQuestion, shop)}
    />
  );
}
