/** The two initials of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
}
