// Crawls the addresses of a site by its links, without filters.

/** Follows links from the home pages of both languages. @param max how many addresses are enough */
export async function siteAddresses(origin: string, max = Number.POSITIVE_INFINITY): Promise<string[]> {
  const visited = new Set(['/de', '/en']);
  for (const address of visited) {
    const response = await fetch(origin + address, { redirect: 'manual' });
    const text = await response.text();
    for (const [, link = ''] of text.matchAll(/href="(\/(?:de|en)(?:\/[^"?#]*)?)"/g)) {
      if (visited.size >= max) return [...visited];
      visited.add(link);
    }
  }
  return [...visited];
}
