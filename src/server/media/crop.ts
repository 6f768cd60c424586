// Crops: which part of a picture is shown in a given aspect ratio.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/**
 * The largest part of a picture that has the given aspect ratio, with the focal point as near to its centre as the
 * edges allow. Whole pixels.
 * @param focal fractions of width and height, 0 to 1
 */
export function cropTo(picture: Size, shape: Size, focal: { x: number; y: number }): Box {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height);
  const width = Math.min(picture.width, Math.max(1, Math.round(shape.width * scale)));
  const height = Math.min(picture.height, Math.max(1, Math.round(shape.height * scale)));
  const place = (share: number, whole: number, part: number) =>
    Math.round(Math.min(whole - part, Math.max(0, share * whole - part / 2)));
  return {
    left: place(focal.x, picture.width, width),
    top: place(focal.y, picture.height, height),
    width,
    height,
  };
}

/** Whether a picture has an aspect ratio, within 1 %. */
export function hasShape(picture: Size, shape: Size): boolean {
  return Math.abs(picture.width / picture.height / (shape.width / shape.height) - 1) < 0.01;
}
