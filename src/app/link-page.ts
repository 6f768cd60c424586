/** Pages with a token in their address, which must not leak by the referrer, meta data or search engines. */
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from './page-meta.ts';

export const linkHeaders = () => ({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });

/** Without the address, which Open Graph and language links would repeat. */
export function linkMeta(title = ''): MetaDescriptor[] {
  return [
    ...pageMeta({ title, pathname: '/', publicUrl: '', isHidden: true }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}
