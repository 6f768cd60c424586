/** The start field for an end field: `date_start` for `date_end`; null for others. */
export const startFieldOf = (field: string): string | null =>
  field.endsWith('_end') ? field.replace(/_end$/, '_start') : null;

/** The end field for a start field: `date_end` for `date_start`; null for others. */
export const endFieldOf = (field: string): string | null =>
  field.endsWith('_start') ? field.replace(/_start$/, '_end') : null;
