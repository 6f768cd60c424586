/** Sends a file of a form ahead of it, and tells how far it is. */
import type { Locale } from '#domain/languages/locales.ts';

/** A file of a field: on its way, or there. */
export type Upload =
  /** `share`: how much of it has arrived, 0 to 1. */
  { state: 'uploading'; file_name: string; share: number } | { state: 'done'; file_name: string; id: string };

interface Sent {
  locale: Locale;
  token: string;
  file: File;
  onShare(share: number): void;
}

/** A file that was not taken; without a sentence of the server's own it never arrived. */
export class UploadError extends Error {
  readonly reason: string | null;
  constructor(reason: string | null) {
    super(reason ?? 'The file did not arrive.');
    this.reason = reason;
  }
}

/** Milliseconds without an end after which a line counts as dead. */
const timeout = 180_000;

/** @returns the file's id, and what breaks it off; a rejection is an `UploadError` */
export function sendFile({ locale, token, file, onShare }: Sent) {
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
