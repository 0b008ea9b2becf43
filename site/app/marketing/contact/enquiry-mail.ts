/** What an enquirer wrote, by the names of the form's fields. */
export type Enquiry = Partial<Record<'name' | 'email' | 'company' | 'service' | 'budget' | 'message', string>>;

/** A `mailto:` address (RFC 6068) that opens a letter to `email` with what was entered in the form. */
export function enquiryMail(
  email: string,
  { name, email: from, company, service, budget, message = '' }: Enquiry,
): string {
  const facts = { Name: name, Email: from, Company: company, Service: service, Budget: budget };
  const given = Object.entries(facts).filter(([, value]) => value);
  const lines = [...given.map(([label, value]) => `${label}: ${value}`), '', ...message.split(/\r?\n/)];
  return `mailto:${email}?subject=${encodeURIComponent('Quote request')}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
