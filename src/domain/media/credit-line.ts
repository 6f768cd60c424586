/**
 * The credit of a picture: "Foto: Ida Sommer". Credits that already begin with a label ("Strichbild: Thalia")
 * stay as they are.
 */
export function creditLine(credit: string, photo: string): string {
  return credit.includes(': ') ? credit : `${photo}: ${credit}`;
}
