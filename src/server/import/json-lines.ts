// Finds the line of a value in a JSON text by its path: `JSON.parse` forgets where things stood.
import type { Path } from '#server/import/problem.ts';

/**
 * @param text valid JSON
 * @returns the line, from 1, of the value at the path, or of the innermost value around it that exists
 */
export function lineInJson(text: string, path: Path): number {
  let found = skipBlanks(text, 0);
  for (const part of path) {
    const next = typeof part === 'number' ? item(text, found, part) : member(text, found, part);
    if (next === null) break;
    found = next;
  }
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < found; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** Where the value of a member begins. Of members with the same name the last one counts, as for the parser. */
function member(text: string, start: number, name: string): number | null {
  if (text[start] !== '{') return null;
  let found: number | null = null;
  let at = skipBlanks(text, start + 1);
  while (text[at] === '"') {
    const end = endOfString(text, at);
    const isIt = JSON.parse(text.slice(at, end)) === name;
    const value = skipBlanks(text, skipBlanks(text, end) + 1);
    if (isIt) found = value;
    at = skipBlanks(text, endOfValue(text, value));
    if (text[at] === ',') at = skipBlanks(text, at + 1);
  }
  return found;
}

function item(text: string, start: number, index: number): number | null {
  if (text[start] !== '[') return null;
  let at = skipBlanks(text, start + 1);
  for (let passed = 0; at < text.length && text[at] !== ']'; passed++) {
    if (passed === index) return at;
    at = skipBlanks(text, endOfValue(text, at));
    if (text[at] === ',') at = skipBlanks(text, at + 1);
  }
  return null;
}

/** Passes over a value of any depth without recursion. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else {
      if (sign === '{' || sign === '[') depth++;
      else if (sign === '}' || sign === ']') {
        if (depth === 0) return at;
        depth--;
      } else if (sign === ',' && depth === 0) return at;
      at++;
    }
    if (depth === 0 && (sign === '"' || sign === '}' || sign === ']')) return at;
  }
  return at;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function skipBlanks(text: string, start: number): number {
  let at = start;
  while (at < text.length && ' \t\n\r'.includes(text[at] as string)) at++;
  return at;
}
