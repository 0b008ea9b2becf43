/** What an enquirer wrote, by the names of the form's fields. */
export type Enquiry = Partial<Record<'name' | 'email' | 'company' | 'service' | 'budget' | 'message', string>>;

const questions = [
  'What should the new site or shop do for you?',
  'Which address does it have today, if any?',
  'When should it be live?',
  'Which budget have you set aside?',
];

/** A `mailto:` address that opens a letter to `email` with the questions a proposal needs answered. */
export function enquiryMail(email: string): string {
  return letter(email, questions.map((question) => `${question}\r\n\r\n`).join('\r\n'));
}

/** A `mailto:` address that opens a letter to `email` with what was entered in the form. */
export function writtenEnquiryMail(
  email: string,
  { name, email: from, company, service, budget, message }: Enquiry,
): string {
  const facts = { Name: name, Email: from, Company: company, Service: service, Budget: budget };
  const given = Object.entries(facts).filter(([, value]) => value);
  return letter(email, [...given.map(([label, value]) => `${label}: ${value}`), '', message].join('\r\n'));
}

const letter = (email: string, body: string): string =>
  `mailto:${email}?subject=${encodeURIComponent('Quote request')}&body=${encodeURIComponent(body)}`;
