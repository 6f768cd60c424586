/** What is typed for a day, a time, a number or an address: none of them has characters that only format. */
export const typedValue = (text: string): string => text.replace(/\p{Cf}/gu, '').trim();
