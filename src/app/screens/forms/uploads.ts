/** Uploads a file of a form before the form is sent, with progress. */
import type { Locale } from '#domain/languages/locales.ts';

export type Upload =
  /** `share`: progress from 0 to 1. */
  { state: 'uploading'; file_name: string; share: number } | { state: 'done'; file_name: string; id: string };

interface UploadRequest {
  locale: Locale;
  token: string;
  file: File;
  onShare(share: number): void;
}

/** An upload that failed. Without a message of the server it never arrived. */
export class UploadError extends Error {
  readonly reason: string | null;
  constructor(reason: string | null) {
    super(reason ?? 'The file did not arrive.');
    this.reason = reason;
  }
}

/** Timeout of an upload, in milliseconds. */
const timeout = 180_000;

/**
 * @returns a promise of the file's id, rejected with an `UploadError`, and a function that aborts the upload
 */
export function sendFile({ locale, token, file, onShare }: UploadRequest) {
  const request = new XMLHttpRequest();
  const result = new Promise<{ id: string; file_name: string }>((resolve, reject) => {
    request.open('POST', `/${locale}/api/temp-files/`);
    request.setRequestHeader('X-CSRFToken', token);
    request.responseType = 'json';
    request.timeout = timeout;
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onShare(loaded / total);
    };
    request.onload = () => {
      if (request.status === 201) resolve(request.response);
      else reject(new UploadError(reasonOf(request.response)));
    };
    const fail = () => reject(new UploadError(null));
    request.onerror = fail;
    request.ontimeout = fail;
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
  return { result, abort: () => request.abort() };
}

function reasonOf(problem: { detail?: string; errors?: { message: string }[] } | null): string | null {
  return problem?.errors?.[0]?.message ?? problem?.detail ?? null;
}
