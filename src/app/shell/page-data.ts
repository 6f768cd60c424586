/** What is behind an address: its screen, where its data is, and the data itself for who draws no new page. */
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { localeOfPath } from '#domain/languages/locales.ts';
import { matchPath } from '#domain/site/route-paths.ts';
import { pageRequest } from '#state/page-requests.ts';

/** As the router asks for it while the frame around the screen stays. */
export function dataOf(page: string): { screen: string; address: string } {
  const url = new URL(page, location.href);
  const screen = `${matchPath(url.pathname)?.name}___${localeOfPath(url.pathname)}`;
  url.hash = '';
  url.pathname += '.data';
  url.searchParams.set('_routes', screen);
  return { screen, address: url.href };
}

/** What the screen of an address is given; null where it cannot be had now. */
export async function pageData<D>(page: string): Promise<D | null> {
  const { screen, address } = dataOf(page);
  try {
    const { body } = await pageRequest(new URL(address));
    const { value } = await decode(body as ReadableStream<Uint8Array>, window);
    return (value as Record<string, { data?: D }>)[screen]?.data ?? null;
  } catch {
    return null;
  }
}
