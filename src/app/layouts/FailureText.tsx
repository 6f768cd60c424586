/** What the server itself says of a page that failed. */
import { useEffect, useRef } from 'react';

export function FailureText({ className, isShown }: { className: string | undefined; isShown: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown) return;
    const show = async () => (await import('./error-html.ts')).showErrorHtml;
    show().then((to) => place.current && to(location.href, place.current), console.warn);
  }, [isShown]);
  return <div ref={place} className={className} />;
}
