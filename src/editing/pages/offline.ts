/** Whether visitors get the page on the screen at all, whatever of it is published. */
let isOffline = false;

export function setPageOffline(value: boolean): void {
  isOffline = value;
}

export const isPageOffline = () => isOffline;
