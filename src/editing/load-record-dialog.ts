/** The only import of the back office from the editing layer: the form of a record, opened over a page. */

export const loadRecordDialog = async () => (await import('#back-office/form/RecordDialog.tsx')).RecordDialog;
