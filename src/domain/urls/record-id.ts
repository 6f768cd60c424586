/** The numbers that records and their versions can have. Serves addresses, calls and what modules name. */

/** The largest that a column of PostgreSQL's type `integer` holds; it refuses to compare anything larger. */
export const maxInteger = 2_147_483_647;
