// The reason why a file is rejected, with a remedy, in both languages.
import type { Localized } from '#domain/languages/localized.ts';

export class MediaRejected extends Error {
  override name = 'MediaRefused';
  readonly reason: Required<Localized>;

  constructor(reason: Required<Localized>, options?: ErrorOptions) {
    super(reason.en, options);
    this.reason = reason;
  }
}
