type Parts = {
  from?: string;
  to?: string;
  subject?: string;
  /** Further header lines, without line ends. */
  headers?: readonly string[];
  text?: string;
};

let count = 0;

/** Returns the source of a mail from a visitor, with a new Message-ID unless `headers` has one. */
export function mailSource(parts: Parts = {}): Buffer {
  const { from = 'Mary Jones <mary@client.example>', to = 'desk@agency.example' } = parts;
  const { subject = 'Re: Your inquiry', headers = [], text = 'Yes, please.' } = parts;
  count += 1;
  const own = headers.some((line) => /^message-id:/i.test(line)) ? [] : [`Message-ID: <mail-${count}@client.example>`];
  const type = headers.some((line) => /^content-type:/i.test(line)) ? [] : ['Content-Type: text/plain; charset=utf-8'];
  const date = `Date: ${new Date().toUTCString()}`;
  return Buffer.from(
    [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, date, ...own, ...type, ...headers, '', text, ''].join('\r\n'),
  );
}

type Report = {
  messageId: string;
  recipient?: string;
  action?: 'failed' | 'delayed';
  reason?: string;
  /** `message/global-delivery-status` if an address is not ASCII (RFC 6533). */
  type?: string;
};

/** Returns a mail server's report on a mail that it did not deliver (RFC 3464). */
export function bounceSource(report: Report): Buffer {
  const { messageId, recipient = 'mary@client.example', action = 'failed', reason = '550 5.1.1 No such user' } = report;
  const { type = 'message/delivery-status' } = report;
  return mailSource({
    from: 'Mail Delivery System <mailer-daemon@mx.example>',
    subject: 'Undelivered Mail Returned to Sender',
    headers: [
      'Auto-Submitted: auto-replied',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    ],
    text: [
      ...['--b', 'Content-Type: text/plain', '', 'This is the mail system.', ''],
      ...['--b', `Content-Type: ${type}`, '', 'Reporting-MTA: dns; mx.example', ''],
      ...[`Final-Recipient: rfc822; ${recipient}`, `Action: ${action}`, 'Status: 5.1.1'],
      ...[`Diagnostic-Code: smtp; ${reason}`, '', '--b', 'Content-Type: message/rfc822', ''],
      ...[`Message-ID: <${messageId}>`, 'Subject: Re: Your inquiry', '', 'Hello', '', '--b--'],
    ].join('\r\n'),
  });
}
