// Reads and writes the tables of a font file without parsing them. OpenType specification, "Organization of an OpenType
// Font".

/** Bytes of the header, and of a table's entry in the directory behind it. */
const headerLength = 12;
const entryLength = 16;

type Tables = Map<string, Buffer>;

/**
 * @param font a TrueType file
 * @returns its tables by their tags
 */
function tablesOf(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = headerLength + index * entryLength;
    const [offset, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + length));
  }
  return tables;
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

/** The checksum of a table: the sum of its 32-bit words. */
function checksumOf(table: Buffer): number {
  const words = Buffer.alloc(padded(table.length));
  table.copy(words);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

/** The checksum of the file, in `head`, is unchanged: the subsetter computes it again. */
function fontOf(version: number, tables: Tables): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const log = Math.floor(Math.log2(sorted.length));
  const header = Buffer.alloc(headerLength + sorted.length * entryLength);
  header.writeUInt32BE(version, 0);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(2 ** log * entryLength, 6);
  header.writeUInt16BE(log, 8);
  header.writeUInt16BE((sorted.length - 2 ** log) * entryLength, 10);
  const parts: Buffer[] = [header];
  let offset = header.length;
  for (const [index, [tag, table]] of sorted.entries()) {
    const entry = headerLength + index * entryLength;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(checksumOf(table), entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    parts.push(table, Buffer.alloc(padded(table.length) - table.length));
    offset += padded(table.length);
  }
  return Buffer.concat(parts);
}

/**
 * A font with tables of another one in place of its own.
 * @param font a TrueType file
 * @param other a TrueType file with the same glyphs in the same order
 * @param tags the tables; one that the other has not is left out
 * @throws Error if the fonts have different numbers of glyphs
 */
export function withTablesOf(font: Buffer, other: Buffer, tags: readonly string[]): Buffer {
  const [tables, others] = [tablesOf(font), tablesOf(other)];
  const glyphs = [tables, others].map((all) => all.get('maxp')?.readUInt16BE(4));
  if (glyphs[0] !== glyphs[1]) throw new Error(`The fonts have ${glyphs.join(' and ')} glyphs.`);
  for (const tag of tags) {
    const table = others.get(tag);
    if (table) tables.set(tag, table);
    else tables.delete(tag);
  }
  return fontOf(font.readUInt32BE(0), tables);
}
