/** Who made a picture: "Foto: Ida Sommer"; a credit that says itself what it is of ("Strichbild: Thalia") stays as it is. */
export function creditLine(credit: string, photo: string): string {
  return credit.includes(': ') ? credit : `${photo}: ${credit}`;
}
