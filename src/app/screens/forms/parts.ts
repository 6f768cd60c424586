/** What of forms waits for the first touch. Loaded with their screen, and with no other. */
import { later } from '#ui/Later.tsx';

export const FormBody = later(async () => (await import('./FormBody.tsx')).FormBody);
export const FormList = later(async () => (await import('./FormList.tsx')).FormList);
