// Detects documents that visitors may upload by their content, from a list of kinds without active content.

import { isUtf8 } from 'node:buffer';

export interface DocumentKind {
  ending: string;
  contentType: string;
}

const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';

/** ZIP-based documents by the entry that identifies them. */
const packed: [entry: string, kind: DocumentKind][] = [
  ['word/document.xml', { ending: 'docx', contentType: `${office}.wordprocessingml.document` }],
  ['xl/workbook.xml', { ending: 'xlsx', contentType: `${office}.spreadsheetml.sheet` }],
];
const openDocuments: [type: string, ending: string][] = [
  [`${open}.text`, 'odt'],
  [`${open}.spreadsheet`, 'ods'],
];

/** Entries of an archive; ordinary documents have some dozens. */
const maxEntries = 2000;
/** Programs, macros, and paths out of the folder. */
const dangerous =
  /vbaProject|\.(?:bin|exe|js|vbs|ps1|bat|cmd|scr|dll|jar|com)$|(?:^|[/\\])\.\.(?:[/\\]|$)|^[/\\]|^Basic\/|^Scripts\//i;

/** The entry names of a ZIP archive's central directory; null if it is malformed. */
function entriesOf(content: Buffer): string[] | null {
  const end = content.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || end + 22 > content.length) return null;
  const count = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  if (count > maxEntries) return null;
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
  // The first entry of an OpenDocument file is its media type, uncompressed.
  const head = content.toString('latin1', 30, 130);
  for (const [type, ending] of openDocuments) {
    if (head.startsWith(`mimetype${type}PK`)) return { ending, contentType: type };
  }
  if (!names.includes('[Content_Types].xml')) return null;
  return packed.find(([entry]) => names.includes(entry))?.[1] ?? null;
}

/**
 * Whether it is text that browsers do not interpret as HTML. Checks bytes, because a file of 10 MB takes 30 MB as a
 * string.
 */
function isPlainText(content: Buffer): boolean {
  const isControl = (byte: number) => byte < 0x09 || (byte > 0x0d && byte < 0x20);
  return content.length > 0 && isUtf8(content) && !content.some(isControl) && !beginsLikeMarkup(content);
}

function beginsLikeMarkup(content: Buffer): boolean {
  const start = content.findIndex((byte) => byte > 0x20);
  return /^\s*</.test(content.toString('utf8', start, start + 4096));
}

/** The kind of a document; null for everything that is not on the list. */
export function documentKindOf(bytes: Uint8Array): DocumentKind | null {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = content.toString('latin1', 0, 8);
  if (head.startsWith('%PDF-')) return { ending: 'pdf', contentType: 'application/pdf' };
  if (head.startsWith('PK\x03\x04')) return packedKind(content);
  return isPlainText(content) ? { ending: 'txt', contentType: 'text/plain' } : null;
}
