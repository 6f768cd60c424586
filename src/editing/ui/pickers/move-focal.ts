/** Moves the focal point by arrow keys. */

interface Point {
  /** Shares of width and height, 0 to 1. */
  x: number;
  y: number;
}

const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One hundredth per key, ten with Shift, within the picture. Null for other keys. */
export function moveFocal({ x, y }: Point, key: string, isFar: boolean): Point | null {
  const direction = directions[key];
  if (!direction) return null;
  const step = isFar ? 10 : 1;
  return { x: movedShare(x, direction[0] * step), y: movedShare(y, direction[1] * step) };
}

const movedShare = (share: number, hundredths: number) =>
  Math.min(100, Math.max(0, Math.round(share * 100 + hundredths))) / 100;
