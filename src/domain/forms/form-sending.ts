/** Limits of submitting a form, shared by browser and server. */

/** Bytes of a file that is uploaded for a form. */
export const maxUploadSize = 10_000_000;

/** Milliseconds for which a form's form token counts; what is uploaded with it is kept as long. */
export const formTokenLife = 24 * 3_600_000;

/** Milliseconds in which no person fills in a form. */
export const fastestPerson = 2000;
