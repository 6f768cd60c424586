// Reads the script of a dump: which table comes, its rows as they are, and the state of the sequences.

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
 * Nothing but these commands is taken from a script: whatever else it says is an error.
 * @throws Error for a line that is no part of a dump, or where the script ends within a table
 */
export async function* readDump(script: AsyncIterable<Buffer>): AsyncGenerator<DumpPart> {
  let rest: Buffer = Buffer.alloc(0);
  let isInTable = false;
  for await (const chunk of script) {
    let block = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    while (block.length > 0) {
      if (isInTable) {
        const { rows, end, after } = splitRows(block);
        if (rows.length > 0) yield { kind: 'rows', lines: rows };
        block = after;
        if (!end) break;
        isInTable = false;
        yield { kind: 'table-end' };
      } else {
        const at = block.indexOf(newline);
        if (at < 0) break;
        const part = readCommand(block.toString('utf8', 0, at));
        block = block.subarray(at + 1);
        if (part) yield part;
        isInTable = part?.kind === 'table';
      }
    }
    rest = block;
  }
  if (isInTable || rest.length > 0) throw new Error('The script of the database ends before its end.');
}

function readCommand(line: string): DumpPart | null {
  if (line === '' || line.startsWith('--')) return null;
  const [, name] = copyLine.exec(line) ?? [];
  if (name !== undefined) {
    const copy = line.slice(0, -1).replace(/ FROM stdin$/, ' FROM STDIN');
    return { kind: 'table', name: name.replaceAll('""', '"'), copy };
  }
  if (sequenceLine.test(line)) return { kind: 'sequence', statement: line.slice(0, -1) };
  throw new Error(`Not a line of a backup's script: ${line.slice(0, 80)}`);
}

/** The whole lines up to the end of the table. No row is `\.`: PostgreSQL doubles every backslash of a value. */
function splitRows(block: Buffer): { rows: Buffer; end: boolean; after: Buffer } {
  const end = block.subarray(0, 3).equals(endOfTable) ? 0 : block.indexOf('\n\\.\n') + 1;
  if (end > 0 || block.subarray(0, 3).equals(endOfTable))
    return { rows: block.subarray(0, end), end: true, after: block.subarray(end + endOfTable.length) };
  const whole = block.lastIndexOf(newline) + 1;
  return { rows: block.subarray(0, whole), end: false, after: block.subarray(whole) };
}
