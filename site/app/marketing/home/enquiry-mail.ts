const questions = [
  'What should the new site or shop do for you?',
  'Which address does it have today, if any?',
  'When should it be live?',
  'Which budget have you set aside?',
];

/** A `mailto:` address that opens a letter to `email` with the questions a proposal needs answered. */
export function enquiryMail(email: string): string {
  const body = questions.map((question) => `${question}\r\n\r\n`).join('\r\n');
  return `mailto:${email}?subject=${encodeURIComponent('Quote request')}&body=${encodeURIComponent(body)}`;
}
