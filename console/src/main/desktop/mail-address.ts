/** The address that opens a mail to this person in the system's mail program. Every part is encoded, so none adds a field. */
export function mailtoUrl(address: string, subject: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
