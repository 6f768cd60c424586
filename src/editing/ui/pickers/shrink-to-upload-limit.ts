/** Pictures of telephones that are larger than the server takes are made smaller in the browser. */

/** Bytes that the server takes. */
const maxBytes = 10_000_000;
/** Pixels that the server takes. */
const maxPixels = 40_000_000;
/** Pixels of the longer side: more than any screen shows. */
const maxSide = 5000;

/** The file, or a JPEG of it that is small enough; the file itself where the browser cannot read it. */
export async function shrinkToUploadLimit(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const isTaken = file.size <= maxBytes && picture.width * picture.height <= maxPixels;
    if (isTaken) {
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
