/** The field in which begins what a field is the end of: `date_start` for `date_end`; null for all others. */
export const startFieldOf = (field: string): string | null =>
  field.endsWith('_end') ? field.replace(/_end$/, '_start') : null;

/** The other way round: `date_end` for `date_start`; null for all others. */
export const endFieldOf = (field: string): string | null =>
  field.endsWith('_start') ? field.replace(/_start$/, '_end') : null;
