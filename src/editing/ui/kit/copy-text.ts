/**
 * Copies a text.
 * @returns whether it was: not without permission for the clipboard, and not without a secure connection
 */
export const copyText = async (text: string): Promise<boolean> =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? false;
