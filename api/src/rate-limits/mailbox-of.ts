/** The mailbox that an address most likely leads to: case and what stands after a `+` make no other one. */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
}
