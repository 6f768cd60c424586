/** The files of a form; each upload starts as soon as its file is chosen. */
import { useRef, useState } from 'react';
import type { UploadedFile } from '#domain/forms/form.ts';
import { maxUploadSize } from '#domain/forms/form-limits.ts';
import type { FormTexts } from '#i18n/forms/form-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { sendFile, type Upload, type UploadError } from './uploads.ts';

interface Options {
  token: string;
  texts: FormTexts;
  /** Files uploaded already, by field. */
  files: Record<string, UploadedFile>;
  /** `message` is null once the error is resolved. */
  onError(slug: string, message: string | null): void;
}

export function useUploads({ token, texts, files, onError }: Options) {
  const locale = useLocale();
  const [uploads, setUploads] = useState<Record<string, Upload>>(() =>
    Object.fromEntries(Object.entries(files).map(([slug, file]) => [slug, { state: 'done', ...file }])),
  );
  const running = useRef(new Map<string, () => void>());

  const set = (slug: string, upload: Upload | null) =>
    setUploads(({ [slug]: _, ...others }) => (upload ? { ...others, [slug]: upload } : others));

  async function add(slug: string, file: File) {
    if (file.size > maxUploadSize) return onError(slug, texts.file_large);
    onError(slug, null);
    const state = 'uploading';
    set(slug, { state, file_name: file.name, share: 0 });
    const { result, abort } = sendFile({
      locale,
      token,
      file,
      onShare: (share) => set(slug, { state, file_name: file.name, share }),
    });
    running.current.set(slug, abort);
    try {
      const { id, file_name } = await result;
      set(slug, { state: 'done', id, file_name });
    } catch (error) {
      set(slug, null);
      onError(slug, (error as UploadError).reason ?? texts.file_failed);
    }
    running.current.delete(slug);
  }

  function remove(slug: string) {
    running.current.get(slug)?.();
    running.current.delete(slug);
    set(slug, null);
  }

  return { uploads, setUploads, add, remove };
}
