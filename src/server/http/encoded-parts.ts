// The bytes of a page, from its parts.

const encoder = new TextEncoder();
/** A character of a text takes three bytes at most. */
const bytesPerUnit = 3;
/** Every page is written here first: its length is known afterwards, and fresh memory costs more than a copy. */
let scratch = new Uint8Array(2 ** 19);

/** The parts as one, in memory of its own. */
export function encodedParts(parts: readonly string[]): Buffer {
  const units = parts.reduce((sum, part) => sum + part.length, 0);
  if (scratch.length < units * bytesPerUnit) scratch = new Uint8Array(units * bytesPerUnit);
  let length = 0;
  for (const part of parts) length += encoder.encodeInto(part, scratch.subarray(length)).written;
  const bytes = Buffer.allocUnsafeSlow(length);
  bytes.set(scratch.subarray(0, length));
  return bytes;
}
