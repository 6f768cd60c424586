// Checks that the pictures of a page exist.

import type { Queries } from '#server/db/query-builder.ts';
import { picturesExist } from '#server/services/modules/references.ts';
import type { PageIssue } from './page-fields.ts';

/** An issue for each field with a missing picture. One query per field. */
export async function missingPictures(
  queries: Queries,
  row: { og_image_id?: number | null | undefined; hero_image_id?: number | null | undefined },
): Promise<PageIssue[]> {
  const issues: PageIssue[] = [];
  for (const field of ['og_image', 'hero_image'] as const) {
    const id = row[`${field}_id`];
    if (id && !(await picturesExist(queries, [id]))) issues.push({ field, rule: 'picture' });
  }
  return issues;
}
