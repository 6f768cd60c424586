// Finds where a JSON text stops being one: `JSON.parse` does not always say.

type Expected = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end' | 'nothing';

const token =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a string must not hold any
  /([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

/** The place of the first character that cannot stand where it stands; the length of a text that ends too early. */
export function errorInJson(text: string): number {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  const afterValue = (): Expected => (open.length > 0 ? 'comma or end' : 'nothing');
  for (let at = skipBlanks(text, 0); at < text.length; at = skipBlanks(text, token.lastIndex)) {
    token.lastIndex = at;
    const match = token.exec(text);
    if (!match) return at;
    const [, sign, string] = match;
    const mayBeValue = expected === 'value' || expected === 'value or end';
    if (sign === '{' || sign === '[') {
      if (!mayBeValue) return at;
      open.push(sign);
      expected = sign === '{' ? 'name or end' : 'value or end';
    } else if (sign === '}' || sign === ']') {
      const mayEnd =
        expected === 'comma or end' || expected === (sign === '}' ? 'name or end' : 'value or end');
      if (!mayEnd || open.pop() !== (sign === '}' ? '{' : '[')) return at;
      expected = afterValue();
    } else if (sign === ',') {
      if (expected !== 'comma or end') return at;
      expected = open.at(-1) === '{' ? 'name' : 'value';
    } else if (sign === ':') {
      if (expected !== 'colon') return at;
      expected = 'value';
    } else if (string !== undefined && (expected === 'name' || expected === 'name or end'))
      expected = 'colon';
    else if (mayBeValue) expected = afterValue();
    else return at;
  }
  return text.length;
}

function skipBlanks(text: string, start: number): number {
  let at = start;
  while (at < text.length && ' \t\n\r'.includes(text[at] as string)) at++;
  return at;
}
