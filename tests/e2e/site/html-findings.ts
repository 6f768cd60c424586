import { HtmlValidate } from 'html-validate';

/** The standard of HTML, without what is a matter of writing: React writes elements and attributes its own way. */
const validate = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'unique-landmark': 'error',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Several may be chosen of one question.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }],
    // Links that work without a script, and are buttons with one.
    'prefer-native-element': 'off',
  },
});

/** What is wrong with a document as the server sends it. */
export async function htmlFindings(document: string): Promise<string[]> {
  const { results } = await validate.validateString(document);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const text = document.split('\n')[line - 1]?.slice(Math.max(0, column - 40), column + 80);
      return `${ruleId}: ${message} in ${text}`;
    }),
  );
}
