// Build step: draws the icon that telephones put on their home screen.
import path from 'node:path';
import sharp from 'sharp';

/** Pixels, as iOS requests it without a link in the page. */
const size = 180;

/** Writes `apple-touch-icon.png` beside `icon.svg`, which iOS does not read. */
export async function writeTouchIcon(clientDirectory: string): Promise<void> {
  const icon = sharp(path.join(clientDirectory, 'icon.svg'), { density: 600 });
  await icon
    .resize(size, size)
    .png({ palette: true })
    .toFile(path.join(clientDirectory, 'apple-touch-icon.png'));
}
