/** The address that opens a mail to a visitor, with the title of the form as its subject. */
export function replyAddress(email: string, subject: string): string {
  // An address may contain characters with which the recipients or headers of the link would begin.
  const recipient = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${recipient}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}
