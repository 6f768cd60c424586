/** What of forms waits for the first touch. Loaded with their screen, and with no other. */
import { later } from '#ui/Later.tsx';
import body from './FormBody.module.css';
import field from './FormField.module.css';
import list from './FormList.module.css';

export const FormBody = later(async () => (await import('./FormBody.tsx')).FormBody, body, field);
export const FormList = later(async () => (await import('./FormList.tsx')).FormList, list);
export const NewsletterBody = later(async () => (await import('./NewsletterBody.tsx')).NewsletterBody, body);
