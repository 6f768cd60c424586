/** The icons of undo and redo, which the toolbar needs from the start. */
export const undoIcons = {
  undo: 'M3 6.500h6.500a3.500 3.500 0 0 1 0 7H6M6 3.500l-3 3 3 3',
  redo: 'M13 6.500H6.500a3.500 3.500 0 0 0 0 7H10M10 3.500l3 3-3 3',
} as const;
