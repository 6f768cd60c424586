import { HtmlValidate } from 'html-validate';

/** html-validate's standard rules without those of style, because React serialises elements in its own way. */
const validate = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'unique-landmark': 'error',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Questions with several answers.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }],
    // Links that work without scripts and become buttons with them.
    'prefer-native-element': 'off',
  },
});

/** HTML errors in a document as the server sends it. */
export async function htmlFindings(document: string): Promise<string[]> {
  const { results } = await validate.validateString(document);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const text = document.split('\n')[line - 1]?.slice(Math.max(0, column - 40), column + 80);
      return `${ruleId}: ${message} in ${text}`;
    }),
  );
}
