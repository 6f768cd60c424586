/** A file field. Files are uploaded as soon as they are chosen, with progress and a button to remove them. */
import { useEffect, useRef } from 'react';
import styles from './FormField.module.css';
import type { ControlProps, FieldProps } from './field-props.ts';

/** Only for the browser's file dialog. The server decides by the file's content. */
const accepted = '.pdf,.jpg,.jpeg,.png,.webp,.avif,.gif,.docx,.xlsx,.odt,.ods,.txt,.csv';

export function FileField({
  field,
  texts,
  upload,
  onFile,
  onRemoveFile,
  control,
}: FieldProps & { control: ControlProps }) {
  const { slug } = field;
  const input = useRef<HTMLInputElement>(null);
  const had = useRef(false);
  useEffect(() => {
    // The focused remove button disappears with the file.
    if (had.current && !upload) input.current?.focus();
    had.current = upload !== undefined;
  }, [upload]);
  const name = upload?.file_name ?? '';
  const isDone = upload?.state === 'done';
  return (
    <>
      {isDone && (
        <>
          <input type="hidden" name={`${slug}:id`} value={upload.id} />
          <input type="hidden" name={`${slug}:name`} value={name} />
        </>
      )}
      {upload ? (
        <div className={styles.file} id={control.id} tabIndex={-1}>
          <span className={styles.fileName}>
            {(isDone ? texts.file_done : texts.file_uploading).replace('{name}', () => name)}
          </span>
          {!isDone && <progress value={upload.share} max={1} aria-label={name} />}
          <button type="button" onClick={() => onRemoveFile(slug)}>
            {isDone ? texts.file_remove : texts.file_cancel}
            <span className="visually-hidden">: {name}</span>
          </button>
        </div>
      ) : (
        <input
          {...control}
          ref={input}
          className={`${styles.input} ${styles.chooser}`}
          type="file"
          accept={accepted}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) onFile(slug, file);
          }}
        />
      )}
      <span className="visually-hidden" role="status">
        {isDone ? texts.file_done.replace('{name}', () => name) : ''}
      </span>
    </>
  );
}
