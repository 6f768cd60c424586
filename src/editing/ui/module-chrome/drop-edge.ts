/** The edge of a box at which a dragged module would be inserted, and its indicator. In viewport pixels. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type DropIndicator = Box;

const thick = 4;

/** 0 inside the box. */
export function distanceTo({ left, top, width, height }: Box, x: number, y: number): number {
  const across = Math.max(left - x, 0, x - left - width);
  const down = Math.max(top - y, 0, y - top - height);
  return Math.hypot(across, down);
}

/** @param isBeside whether its neighbours are to its left and right */
export function edgeAt(
  box: Box,
  x: number,
  y: number,
  isBeside: boolean,
): { isAfter: boolean; indicator: DropIndicator } {
  const { left, top, width, height } = box;
  if (isBeside) {
    const isAfter = x > left + width / 2;
    return {
      isAfter,
      indicator: { left: (isAfter ? left + width : left) - thick / 2, top, width: thick, height },
    };
  }
  const isAfter = y > top + height / 2;
  return {
    isAfter,
    indicator: { left, top: (isAfter ? top + height : top) - thick / 2, width, height: thick },
  };
}
