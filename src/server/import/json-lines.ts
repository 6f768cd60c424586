// Finds lines in a JSON text: of a syntax error, of a value, and of names that occur twice. `JSON.parse` reports none.
import { type Node, type ParseError, parseTree, visit } from 'jsonc-parser';
import type { Path } from '#server/import/problem.ts';

export interface JsonLines {
  /** The line, from 1, of the first invalid character; the last line if the text ends too early. */
  ofError(): number;
  /** The line, from 1, of the value at a path, or of the innermost value around it that exists. */
  of(path: Path): number;
}

/** Parses the text once, with the first question. */
export function jsonLines(text: string): JsonLines {
  const errors: ParseError[] = [];
  let tree: Node | undefined;
  let isParsed = false;
  const parsed = () => {
    if (isParsed) return tree;
    isParsed = true;
    try {
      tree = parseTree(text, errors, { disallowComments: true });
    } catch (error) {
      // Nested deeper than the parser's recursion reaches: the first line has to do.
      if (!(error instanceof RangeError)) throw error;
    }
    return tree;
  };
  return {
    ofError() {
      parsed();
      return lineAt(text, errors[0]?.offset ?? text.length);
    },
    of: (path) => lineAt(text, nodeAt(parsed(), path)?.offset ?? 0),
  };
}

/** The members whose name occurred earlier in the same object: of two, `JSON.parse` silently drops the first. */
export function repeatedMembers(text: string): { name: string; line: number }[] {
  const open: Set<string>[] = [];
  const found: { name: string; line: number }[] = [];
  try {
    visit(text, {
      onObjectBegin: () => void open.push(new Set()),
      onObjectEnd: () => void open.pop(),
      onObjectProperty(name, _offset, _length, line) {
        if (open.at(-1)?.has(name)) found.push({ name, line: line + 1 });
        open.at(-1)?.add(name);
      },
    });
  } catch (error) {
    // Nested deeper than the parser's recursion reaches, and rejected for that.
    if (!(error instanceof RangeError)) throw error;
  }
  return found;
}

function nodeAt(root: Node | undefined, path: Path): Node | undefined {
  let found = root;
  for (const part of path) {
    const children = found?.children ?? [];
    // The last of several members with the same name wins, as in `JSON.parse`.
    const next =
      found?.type === 'array'
        ? children[Number(part)]
        : children.findLast(({ children: [name] = [] }) => name?.value === part)?.children?.[1];
    if (!next) break;
    found = next;
  }
  return found;
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
