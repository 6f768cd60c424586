// The three pictures of a play and their files.
export type ViewName = 'wide' | 'tall' | 'detail';

const suffix: Readonly<Record<ViewName, string>> = { wide: '', tall: '-hoch', detail: '-detail' };

export const viewNames = Object.keys(suffix) as ViewName[];

export const fileOf = (slug: string, view: ViewName) => `${slug}${suffix[view]}.webp`;
