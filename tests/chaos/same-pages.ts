// Compares the responses of two sites, without values that differ per request.
import { setTimeout as sleep } from 'node:timers/promises';

/** Without form tokens and rendering times. */
const settled = (text: string) =>
  text
    .replaceAll(/name="(?:token|ticket)" value="[^"]*"/g, '')
    .replaceAll(/[\w-]+\.[\w-]{16,}(?:\.[\w-]+)?/g, '')
    .replaceAll(/served\W+[\d-]+T[\d:.]+Z/g, '');

async function pageOf(port: number, address: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' });
  return `${response.status} ${response.headers.get('location') ?? ''} ${settled(await response.text())}`;
}

/** Addresses that are not answered alike on both ports, or not with 200. */
export async function differingPages(
  addresses: readonly string[],
  [one, other]: readonly [number, number],
): Promise<string[]> {
  const isAlike = async (address: string) => {
    const [before, after] = await Promise.all([pageOf(one, address), pageOf(other, address)]);
    return before === after && before.startsWith('200');
  };
  const differing: string[] = [];
  for (const address of addresses) {
    let left = 5;
    // A cached page may be a minute old; the request revalidates it.
    for (; left > 0 && !(await isAlike(address)); left--) await sleep(2_000);
    if (left === 0) differing.push(address);
  }
  return differing;
}
