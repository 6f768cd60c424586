/** Shrinks pictures in the browser that exceed the upload limit, as those of phones may. */

/** Maximum bytes of an upload. */
const maxBytes = 10_000_000;
/** Maximum pixels of an upload; fewer of formats that take the server much memory to decode (`decoding-memory.ts`). */
const maxPixels = 40_000_000;
const maxPixelsOf: Record<string, number> = { 'image/webp': 13_000_000, 'image/avif': 7_000_000 };
/** Maximum pixels of the longer side, more than any screen has. */
const maxSide = 5000;

/** Returns the file, or a smaller JPEG of it; the file itself if the browser cannot decode it. */
export async function shrinkToUploadLimit(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const isWithinLimits =
      file.size <= maxBytes && picture.width * picture.height <= (maxPixelsOf[file.type] ?? maxPixels);
    if (isWithinLimits) {
      picture.close();
      return file;
    }
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return new File([smaller], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return file;
  }
}
