/** The props of each part of a page's form. */
import type { EditedPage } from '../../sync/pages/edited-page.ts';

export interface PageFieldsProps {
  page: EditedPage;
  /** The page when the form was opened. */
  before: EditedPage;
  errorOf: (field: string) => string | undefined;
  onChange: (changes: Partial<EditedPage>) => void;
}
