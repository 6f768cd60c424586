// The image library as a website can bear it: one core at most, and nothing kept in memory between two pictures.
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

export { sharp };
