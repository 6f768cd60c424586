/** The field in which begins what a field is the end of: `date_start` for `date_end`; null for all others. */
export const beginOf = (field: string): string | null =>
  field.endsWith('_end') ? field.replace(/_end$/, '_start') : null;
