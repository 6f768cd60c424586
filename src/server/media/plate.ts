// The brightness of a picture, from which it is printed.

export interface Plate {
  /** 0 to 255, row by row. */
  pixels: Uint8Array;
  width: number;
  height: number;
}
