/** What each part of a page's form is given. */
import type { EditedPage } from '../../sync/pages/edited-page.ts';

export interface PageFieldsProps {
  page: EditedPage;
  /** As it was when the form was opened. */
  before: EditedPage;
  errorOf: (field: string) => string | undefined;
  onChange: (changes: Partial<EditedPage>) => void;
}
