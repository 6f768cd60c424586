/** Shows the server's own error document for a page that failed to load. */
import { useEffect, useRef } from 'react';

export function ServerErrorDocument({
  className,
  isShown,
}: {
  className: string | undefined;
  isShown: boolean;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown) return;
    const show = async () => (await import('./error-html.ts')).showErrorHtml;
    show().then((to) => place.current && to(location.href, place.current), console.warn);
  }, [isShown]);
  return <div ref={place} className={className} />;
}
