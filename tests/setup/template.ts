// The prepared databases that test files get copies of.

/** `empty` has the tables alone, `fixture` the small season of the tests as well, `demo` the demo season. */
export type Template = 'empty' | 'fixture' | 'demo';

export const templateName = (template: Template) => `foyer_${template}`;
