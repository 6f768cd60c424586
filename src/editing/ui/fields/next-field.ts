/** The way from one text of a module to the next with the Enter key. */

/** Marks the places of a page that are written into: `data-field`, with the module's id in `data-of`. */
const fields = '[data-field][data-of]';

/** Puts the caret into the next text of the same module; leaves the text where there is none. */
export function leaveField(element: HTMLElement): void {
  const { of, language } = element.dataset;
  // The texts of the other language are a row of their own.
  const own = language ? `[data-language="${language}"]` : ':not([data-language])';
  const all = [...document.querySelectorAll<HTMLElement>(`${fields}[data-of="${of}"]${own}`)];
  const next = all[all.indexOf(element) + 1];
  if (next) next.focus();
  else element.blur();
}
