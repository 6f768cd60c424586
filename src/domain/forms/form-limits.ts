/** Limits of submitting a form, shared by browser and server. */

/** Maximum size of an upload, in bytes. */
export const maxUploadSize = 10_000_000;

/** Milliseconds for which a form token, and the files uploaded with it, are valid. */
export const formTokenLifetime = 24 * 3_600_000;

/** Milliseconds. Faster submissions count as those of robots. */
export const minFillTime = 2000;
