/**
 * The credit of a picture: "Foto: Ida Sommer". Credits with a label of their own ("Strichbild: Thalia") are unchanged.
 */
export function creditLine(credit: string, photo: string): string {
  return credit.includes(': ') ? credit : `${photo}: ${credit}`;
}
