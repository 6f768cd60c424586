/** Leaves the page with all that lies in it, for good: nobody is asked, since the journal has what is not saved. */

let isMeant = false;

export function loadAnew(address: string): void {
  isMeant = true;
  // To the same address with a mark one would only be jumped.
  if (address === location.href) location.reload();
  else location.assign(address);
}

export function isLoadingAnew(): boolean {
  return isMeant;
}
