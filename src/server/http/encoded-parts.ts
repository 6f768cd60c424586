// Encodes the parts of a page as UTF-8 bytes.

const encoder = new TextEncoder();
/** A UTF-16 code unit takes three bytes at most. */
const bytesPerUnit = 3;
/** Reused buffer: the length is known only afterwards, and allocating costs more than a copy. */
let scratch = new Uint8Array(2 ** 19);

/** Encodes the parts into one buffer of its own. */
export function encodedParts(parts: readonly string[]): Buffer {
  const units = parts.reduce((sum, part) => sum + part.length, 0);
  if (scratch.length < units * bytesPerUnit) scratch = new Uint8Array(units * bytesPerUnit);
  let length = 0;
  for (const part of parts) length += encoder.encodeInto(part, scratch.subarray(length)).written;
  const bytes = Buffer.allocUnsafeSlow(length);
  bytes.set(scratch.subarray(0, length));
  return bytes;
}
