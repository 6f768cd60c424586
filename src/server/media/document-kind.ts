// Documents that visitors may send: told by what is in them, from a list. Whatever can run something is on none.

export interface DocumentKind {
  ending: string;
  contentType: string;
}

const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';

/** Documents that are archives inside: the entry that makes them one of these. */
const packed: [entry: string, kind: DocumentKind][] = [
  ['word/document.xml', { ending: 'docx', contentType: `${office}.wordprocessingml.document` }],
  ['xl/workbook.xml', { ending: 'xlsx', contentType: `${office}.spreadsheetml.sheet` }],
];
const openDocuments: [type: string, ending: string][] = [
  [`${open}.text`, 'odt'],
  [`${open}.spreadsheet`, 'ods'],
];

/** Entries of a document at most: those of people have some dozens. */
const mostEntries = 2000;
/** Programs, however they are called, and ways out of the folder. */
const dangerous =
  /vbaProject|\.(?:bin|exe|js|vbs|ps1|bat|cmd|scr|dll|jar|com)$|(?:^|[/\\])\.\.(?:[/\\]|$)|^[/\\]|^Basic\/|^Scripts\//i;

/** The names in an archive's directory, which stands at its end; null where there is none that holds together. */
function entriesOf(content: Buffer): string[] | null {
  const end = content.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || end + 22 > content.length) return null;
  const count = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  if (count > mostEntries) return null;
  const names: string[] = [];
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > content.length || content.readUInt32LE(at) !== 0x02014b50) return null;
    const [name, extra, comment] = [28, 30, 32].map((offset) => content.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    if (at + 46 + name > content.length) return null;
    names.push(content.toString('utf8', at + 46, at + 46 + name));
    at += 46 + name + extra + comment;
  }
  return names;
}

function packedKind(content: Buffer): DocumentKind | null {
  const names = entriesOf(content);
  if (!names || names.some((name) => dangerous.test(name))) return null;
  // The first entry of an open document says, uncompressed, what it is.
  const head = content.toString('latin1', 30, 130);
  for (const [type, ending] of openDocuments) {
    if (head.startsWith(`mimetype${type}PK`)) return { ending, contentType: type };
  }
  if (!names.includes('[Content_Types].xml')) return null;
  return packed.find(([entry]) => names.includes(entry))?.[1] ?? null;
}

/** Text, and nothing that a browser would take for a page. */
function isPlainText(content: Buffer): boolean {
  const text = content.toString('utf8');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  return content.length > 0 && !/[\u0000-\u0008\u000e-\u001f\ufffd]/.test(text) && !/^\s*</.test(text);
}

/** What document a file is; null for everything that is not on the list. */
export function documentKindOf(bytes: Uint8Array): DocumentKind | null {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = content.toString('latin1', 0, 8);
  if (head.startsWith('%PDF-')) return { ending: 'pdf', contentType: 'application/pdf' };
  if (head.startsWith('PK\x03\x04')) return packedKind(content);
  return isPlainText(content) ? { ending: 'txt', contentType: 'text/plain' } : null;
}
