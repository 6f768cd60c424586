/** What sending a form is bound to, known to both ends of the line. Serves the form's script and what receives it. */

/** Bytes of a file that is uploaded for a form. */
export const maxUploadSize = 10_000_000;

/** Milliseconds for which a form's ticket counts; what is uploaded with it is kept as long. */
export const ticketLife = 24 * 3_600_000;

/** Nobody reads and fills in a form in less, in milliseconds. */
export const fastestPerson = 2000;
