/** Pictures from the device: chosen with a button, dropped, or pasted while the field has the focus. */
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { MediaItem } from '#domain/media/media-item.ts';
import { useEditingSession } from '#editing/ui/editing-session-context.ts';
import { uploadPicture } from '#editing/ui/pickers/picker-requests.ts';
import { pictureTypes } from '#editing/ui/pickers/rejected-upload.ts';
import { mediaTexts } from '#i18n/back-office/media-texts.ts';
import { uploadTexts } from '#i18n/editing/upload-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import controls from '../shell/controls.module.css';
import styles from './media.module.css';
import { UploadList } from './UploadList.tsx';
import { createUploadQueue, filesOf } from './upload-queue.ts';

interface Options {
  /** The purpose of the pictures, if several fields of a screen accept some. */
  label?: string;
  /** Whether several files may be chosen at once. */
  isSeveral: boolean;
  /** With each that is in the library, in the order in which they were chosen. */
  onUploaded: (item: MediaItem) => void;
  /** Whether files may be dropped and pasted anywhere on the screen. */
  isWholeScreen?: boolean;
  className?: string | undefined;
}

interface PictureUpload {
  /** Props of the element on which files may be dropped. */
  box: {
    'data-over': boolean;
    ref: (element: HTMLElement | null) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
  button: ReactNode;
  /** Uploads in progress and rejected ones. */
  list: ReactNode;
}

export function usePictureUpload(options: Options): PictureUpload {
  const { label, isSeveral, onUploaded, isWholeScreen = false, className = controls.button } = options;
  const session = useEditingSession();
  const locale = useLocale();
  const texts = mediaTexts(locale);
  const box = useRef<HTMLElement | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const latestOnUploaded = useRef(onUploaded);
  useEffect(() => {
    latestOnUploaded.current = onUploaded;
  });
  const [queue] = useState(() =>
    createUploadQueue(
      (file, onProgress, signal) => uploadPicture(session, file, onProgress, signal),
      (item) => latestOnUploaded.current(item),
      uploadTexts(locale),
    ),
  );
  const add = (files: readonly File[]) => {
    if (files.length > 0) queue.add(isSeveral ? files : files.slice(0, 1));
  };
  const latestAdd = useRef(add);
  latestAdd.current = add;

  useEffect(() => {
    // Browsers dispatch a paste outside of texts on the document.
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData);
      const isMine = isWholeScreen || box.current?.contains(document.activeElement);
      if (files.length === 0 || !isMine || event.defaultPrevented) return;
      event.preventDefault();
      latestAdd.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isWholeScreen]);

  const isFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    box: {
      'data-over': isOver,
      ref(element) {
        box.current = element;
      },
      onDragOver(event) {
        if (!isFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event) {
        if (!isFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        add(filesOf(event.dataTransfer));
      },
    },
    button: (
      <>
        <input
          ref={input}
          type="file"
          accept={pictureTypes.join()}
          multiple={isSeveral}
          hidden
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <button
          type="button"
          className={className}
          aria-label={label && `${texts.upload}: ${label}`}
          onClick={() => input.current?.click()}
        >
          <span className={styles.plus} aria-hidden="true">
            +
          </span>
          {texts.upload}
        </button>
      </>
    ),
    list: <UploadList queue={queue} texts={texts} isSeveral={isSeveral} />,
  };
}
