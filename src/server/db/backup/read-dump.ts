// Parses a dump: tables, their rows unchanged, and the state of sequences.

/** A part of the script, in its order. Rows are whole lines in PostgreSQL's own text format. */
export type DumpPart =
  | { kind: 'table'; name: string; copy: string }
  | { kind: 'rows'; lines: Buffer }
  | { kind: 'table-end' }
  | { kind: 'sequence'; statement: string };

const copyLine = /^COPY public\."((?:[^"]|"")+)" \((?:"(?:[^"]|"")+"(?:, )?)*\) FROM stdin;$/;
const sequenceLine = /^SELECT pg_catalog\.setval\('public\.[^';\\]+', \d+, (?:true|false)\);$/;
const newline = 10;
const endOfTable = Buffer.from('\\.\n');

/**
 * Only the expected commands are accepted; everything else is an error.
 * @throws Error for an unknown line, or if the script ends within a table
 */
export async function* readDump(script: AsyncIterable<Buffer>): AsyncGenerator<DumpPart> {
  let rest: Buffer = Buffer.alloc(0);
  let isInTable = false;
  for await (const chunk of script) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    for (;;) {
      const { part, after } = readPart(rest, isInTable);
      rest = after;
      if (part === 'incomplete') break;
      if (part) yield part;
      if (part?.kind === 'table' || part?.kind === 'table-end') isInTable = part.kind === 'table';
    }
  }
  if (isInTable || rest.length > 0) throw new Error('The script of the database ends before its end.');
}

/** The result of parsing the beginning of a block. */
interface Reading {
  /** Null for a line without meaning; `incomplete` if the block is too short. */
  part: DumpPart | 'incomplete' | null;
  after: Buffer;
}

const readPart = (block: Buffer, isInTable: boolean): Reading =>
  isInTable ? readRows(block) : readCommand(block);

function readCommand(block: Buffer): Reading {
  const end = block.indexOf(newline);
  if (end < 0) return { part: 'incomplete', after: block };
  return { part: commandOf(block.toString('utf8', 0, end)), after: block.subarray(end + 1) };
}

function commandOf(line: string): DumpPart | null {
  if (line === '' || line.startsWith('--')) return null;
  const [, name] = copyLine.exec(line) ?? [];
  if (name !== undefined) {
    const copy = line.slice(0, -1).replace(/ FROM stdin$/, ' FROM STDIN');
    return { kind: 'table', name: name.replaceAll('""', '"'), copy };
  }
  if (sequenceLine.test(line)) return { kind: 'sequence', statement: line.slice(0, -1) };
  throw new Error(`Not a line of a backup's script: ${line.slice(0, 80)}`);
}

/** The whole lines up to the end of the table, or that end. No row is `\.`: PostgreSQL doubles every backslash of a value. */
function readRows(block: Buffer): Reading {
  if (block.subarray(0, endOfTable.length).equals(endOfTable))
    return { part: { kind: 'table-end' }, after: block.subarray(endOfTable.length) };
  const end = block.indexOf('\n\\.\n');
  const length = (end < 0 ? block.lastIndexOf(newline) : end) + 1;
  if (length === 0) return { part: 'incomplete', after: block };
  return { part: { kind: 'rows', lines: block.subarray(0, length) }, after: block.subarray(length) };
}
