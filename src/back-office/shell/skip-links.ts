/** The id of the element that has the skip links; panels add theirs. */
export const skipLinksId = 'skip-links';
