/**
 * Pastes as a browser does: a `paste` event that nobody handles is followed by `beforeinput`.
 * @param data by MIME type; a string is plain text
 */
export function paste(
  data: string | Readonly<Record<string, string>>,
  element: Element | null = document.activeElement,
  files: readonly File[] = [],
): void {
  const dataTransfer = new DataTransfer();
  const entries = Object.entries(typeof data === 'string' ? { 'text/plain': data } : data);
  for (const [type, text] of entries) dataTransfer.setData(type, text);
  for (const file of files) dataTransfer.items.add(file);
  const init = { bubbles: true, cancelable: true };
  if (element?.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: dataTransfer })))
    element.dispatchEvent(
      new InputEvent('beforeinput', { ...init, inputType: 'insertFromPaste', dataTransfer }),
    );
}
