// Template databases that test files copy.

/** `empty` has tables only, `fixture` the small season of the tests, `demo` the demo season. */
export type Template = 'empty' | 'fixture' | 'demo';

export const templateName = (template: Template) => `foyer_${template}`;
