/** The one way from the editors' layer into the back office: the form of a record, opened over a page. */

export const loadRecordDialog = async () => (await import('#back-office/form/RecordDialog.tsx')).RecordDialog;
