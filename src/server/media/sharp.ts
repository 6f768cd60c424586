// The image library, limited to one core and without a cache in memory.
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

export { sharp };
