// The size of pictures of shared links, in pixels: the 1.91 to 1 that readers of links show whole.
export const sharingSize = { width: 1200, height: 630 } as const;
