/** Names as parts of addresses: slugs of records, anchors of questions. */

const spelledOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** `Der zerbrochne Krug` as `der-zerbrochne-krug`: lower case, umlauts spelled out, accents off. May be empty. */
export function slugify(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u00ad'’]/g, '')
    .replace(/[äöüßæœøłđðþı]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The id of a question on a page: its title in lower case, spaces as hyphens. */
export function faqAnchor(title: string): string {
  return title
    .replace(/\u00ad/g, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-');
}

/** The same as the address shows it: `#` and the anchor with umlauts and signs encoded. */
export function faqHash(title: string): string {
  return `#${encodeURIComponent(faqAnchor(title).toWellFormed())}`;
}

/** Anchors of several questions on one page; a title that comes again gets a number, so that none hides another. */
export function faqAnchors(titles: readonly string[]): string[] {
  const used = new Set<string>();
  return titles.map((title) => {
    const anchor = faqAnchor(title);
    let free = anchor;
    for (let number = 2; used.has(free); number++) free = `${anchor}-${number}`;
    used.add(free);
    return free;
  });
}
