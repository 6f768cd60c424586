/** The range of record ids and versions, for addresses, endpoints and modules. */

/** Maximum of PostgreSQL's type `integer`, which raises an error for larger values. */
export const maxInteger = 2_147_483_647;
