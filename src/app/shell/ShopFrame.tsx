/** A hidden iframe of the shop that reports the logged-in account. */
import { useEffect, useRef, useState } from 'react';
import { accountNameIn, sessionRequestMessage, shopSessionPath } from '#domain/shop/shop.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { setGlobal } from '#state/global.ts';

/** Milliseconds after which an unresponsive shop is ignored until the page is shown again. */
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
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const requestSession = () => {
      clearTimeout(timer);
      setShown(true);
      timer = setTimeout(() => setShown(false), timeout);
      frame.current?.contentWindow?.postMessage(sessionRequestMessage, shop);
    };
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      // Only messages of this very iframe: other windows of the shop may post messages too.
      if (origin !== shop || source === null || source !== frame.current?.contentWindow) return;
      const name = accountNameIn(data);
      if (name === undefined) return;
      clearTimeout(timer);
      setGlobal({ tixyLoginName: name });
    };
    const onReturn = () => {
      if (document.visibilityState === 'visible') requestSession();
    };
    const stopWaiting = whenIdle(requestSession);
    addEventListener('message', onMessage);
    addEventListener('pageshow', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      stopWaiting();
      clearTimeout(timer);
      removeEventListener('message', onMessage);
      removeEventListener('pageshow', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
      // Consent was withdrawn.
      setGlobal({ tixyLoginName: null });
    };
  }, [shop]);

  if (!isShown) return null;
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
      onLoad={({ currentTarget }) => currentTarget.contentWindow?.postMessage(sessionRequestMessage, shop)}
    />
  );
}
