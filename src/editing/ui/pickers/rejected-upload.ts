/** Why a picture was not uploaded, as a sentence for the person who chose it. */
import type { UploadTexts } from '#i18n/editing/upload-texts.ts';
import { RequestProblem } from '../../sync/request-problem.ts';

/** MIME types that the server accepts; phones offer their gallery and camera for these. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

export interface RejectedUpload {
  reason: string;
  /** Whether another attempt may help. */
  mayRetry: boolean;
}

/** Null for a picture. */
export const rejectionOfFile = ({ type }: File, texts: UploadTexts): RejectedUpload | null =>
  pictureTypes.includes(type) ? null : { reason: texts.no_picture_file, mayRetry: false };

/** @param error of a request. Answers of a proxy have no sentence of their own, and those to size and rights no remedy. */
export function uploadRejection(error: unknown, texts: UploadTexts): RejectedUpload {
  if (!(error instanceof RequestProblem)) return { reason: texts.not_taken, mayRetry: true };
  const { status, errors, detail } = error;
  if (status === 0) return { reason: texts.not_sent, mayRetry: true };
  if (status === 413) return { reason: texts.too_large, mayRetry: false };
  if (status === 403) return { reason: texts.not_allowed, mayRetry: false };
  const message = errors[0]?.message || detail;
  return { reason: message || texts.not_taken, mayRetry: status !== 422 };
}
