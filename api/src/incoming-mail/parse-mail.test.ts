import { describe, expect, test } from 'vitest';
import { bounceSource, mailSource } from './mail-source.factory.ts';
import { parseMail } from './parse-mail.ts';

const parse = (parts: Parameters<typeof mailSource>[0]) => parseMail(mailSource(parts));

test.each([
  ['Auto-Submitted: auto-replied', {}],
  ['Auto-Submitted: auto-generated; owner="x"', {}],
  ['X-Autoreply: yes', {}],
  ['X-Autorespond: Away', {}],
  ['Precedence: auto_reply', {}],
  ['Precedence: bulk', {}],
  ['Precedence: list', {}],
  ['List-Id: <talk.list.example>', {}],
  ['List-Unsubscribe: <https://list.example/u>', {}],
  ['Return-Path: <>', {}],
  ['Content-Type: multipart/report; report-type=disposition-notification; boundary=b', {}],
  ['X-Note: 1', { subject: 'Automatic reply: Your inquiry' }],
  ['X-Note: 2', { subject: 'Out of Office: Re: Your inquiry' }],
  ['X-Note: 3', { subject: 'Out of the office until Monday' }],
  ['X-Note: 4', { subject: 'Abwesenheitsnotiz: Ihre Anfrage' }],
  ['X-Note: 5', { subject: 'Automatische Antwort: Anfrage' }],
  ['X-Note: 6', { subject: 'Réponse automatique : devis' }],
  ['X-Note: 7', { subject: 'Respuesta automática: consulta' }],
  ['X-Note: 8', { subject: 'Risposta automatica: richiesta' }],
  ['X-Note: 9', { subject: 'Auto-Reply: I am traveling' }],
])('a mail with %s %o is an automatic answer', async (header, parts) => {
  expect((await parse({ ...parts, headers: [header] })).kind).toBe('automatic');
});

test.each([
  ['Auto-Submitted: no', {}],
  ['X-Note: 1', { subject: 'Re: Out of office' }],
  ['X-Note: 2', { subject: 'Re: Automatic reply: Your inquiry' }],
  ['X-Auto-Response-Suppress: OOF', {}],
  ['Return-Path: <mary@client.example>', {}],
])('a mail with %s %o is personal', async (header, parts) => {
  expect((await parse({ ...parts, headers: [header] })).kind).toBe('personal');
});

describe('quoted text', () => {
  test.each([
    ['Yes.\n\nOn Mon, Nov 23, 2026, Agency <a@b.example> wrote:\n\n> Shall we?', 'Yes.', /Shall we/],
    [
      'Yes.\n\nFrom: Agency <a@b.example>\nSent: Monday, May 4, 2026 9:00 AM\nTo: Mary\nSubject: Re: Inquiry\n\nShall we?',
      'Yes.',
      /Shall we/,
    ],
    ['Ja.\n\nAm Mo., 23. Nov. 2026 um 09:00 Uhr schrieb Agency <a@b.example>:\n\n> Sollen wir?', 'Ja.', /Sollen/],
    ['> A or B?\n\nA.\n\n> When?\n\nMay.', '> A or B?\n\nA.\n\n> When?\n\nMay.', null],
    ['> Only a quote', '> Only a quote', null],
    ['Yes.\n\nBest regards,\nMary', 'Yes.', /Mary/],
    ['Yes.\n\nBest regards,\nMary\n\nP.S. By May.', 'Yes.\nBest regards,\nMary\nP.S. By May.', null],
    ['Yes.\n\nBest regards,\nMary\n\nP.P.S. By May.', 'Yes.\nBest regards,\nMary\nP.P.S. By May.', null],
    ['Yes.\n\nBest regards,\nMary\n\nPPS: By May.', 'Yes.\nBest regards,\nMary\nPPS: By May.', null],
  ])('is separated from the sender’s own text in %j', async (text, own, quoted) => {
    const mail = await parse({ text });
    expect(mail.text.replaceAll(/\n+/g, '\n')).toBe(own.replaceAll(/\n+/g, '\n'));
    if (quoted) expect(mail.quoted).toMatch(quoted);
    else expect(mail.quoted).toBeNull();
  });
});

test('a mail of thousands of empty lines is read, and one of a million characters is cut', async () => {
  expect((await parse({ text: `Yes.${' \r\n'.repeat(50_000)}Really.` })).text).toBe('Yes.\n\nReally.');
  expect((await parse({ text: 'a'.repeat(1_000_000) })).text.length).toBeLessThanOrEqual(20_000);
});

test.each(['mixed', 'related', 'alternative'])(
  'HTML without a plain text is read in multipart/%s, too',
  async (type) => {
    const picture = ['--b', 'Content-Type: image/png; name=a.png', 'Content-Disposition: attachment', '', 'a'];
    const text = ['--b', 'Content-Type: text/html; charset=utf-8', '', '<p>Größer, bitte.</p>', ...picture, '--b--'];
    const mail = await parse({ headers: [`Content-Type: multipart/${type}; boundary=b`], text: text.join('\r\n') });
    expect([mail.text, mail.files.length]).toEqual(['Größer, bitte.', 1]);
  },
);

test('a mail of only HTML that is too long to convert says where its text is', async () => {
  const html = { headers: ['Content-Type: text/html'], text: `<p>Yes.</p>${'<p>And more.</p>\r\n'.repeat(20_000)}` };
  expect(await parse(html)).toMatchObject({ html: null, text: expect.stringContaining('only in the mailbox') });
});

test('Message-IDs lose their brackets, the closest comes first, and a mail without a Message-ID gets a hash of its content', async () => {
  const mail = await parse({ headers: ['In-Reply-To: <c@x>', 'References: <a@x> <b@x> <c@x>'] });
  expect(mail.references).toEqual(['c@x', 'b@x', 'a@x']);
  const source = mailSource({ headers: ['Message-ID: '] });
  expect((await parseMail(source)).messageId).toMatch(/^sha256:[0-9a-f]{64}$/);
});

test('parseMail keeps files under plain names, and says how many it leaves out', async () => {
  const part = (at: number) =>
    `--b\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename="../a/${at}.txt"\r\n\r\nhello`;
  const own = '--b\r\nContent-Type: text/plain\r\n\r\nYes.\r\n\r\nBest regards,\r\nMary\r\n';
  const text = `${own}${Array.from({ length: 23 }, (_, at) => part(at)).join('\r\n')}\r\n--b--`;
  const mail = await parse({ headers: ['Content-Type: multipart/mixed; boundary=b'], text });
  expect(mail.files).toHaveLength(20);
  expect(mail.files[0]).toMatchObject({ name: '_a_0.txt', content: Buffer.from('hello') });
  expect(mail.text).toContain('3 more files are only in the mailbox');
});

test.each([
  ['message/rfc822', ['message.eml', 'message-2.eml']],
  ['text/calendar', ['invitation.ics', 'invitation-2.ics']],
])('files of the type %s without a name are kept as %j, so that programs can open them', async (type, names) => {
  const part = `--b\r\nContent-Type: ${type}\r\nContent-Disposition: attachment\r\n\r\nSubject: Plan\r\n\r\n`;
  const text = `${part}${part}--b--`;
  const mail = await parse({ headers: ['Content-Type: multipart/mixed; boundary=b'], text });
  expect(mail.files.map((file) => file.name)).toEqual(names);
});

test.each([
  ['failed', 'message/delivery-status', true],
  ['delayed', 'message/delivery-status', false],
  ['failed', 'message/global-delivery-status', true],
  ['delayed', 'message/global-delivery-status', false],
] as const)(
  'a bounce with the action %s in %s is read, and counts as failed for good: %s',
  async (action, type, final) => {
    const mail = await parseMail(
      bounceSource({ messageId: 'a@agency.example', action, type, reason: '550 5.1.1 No such user' }),
    );
    expect(mail.kind).toBe('bounce');
    expect(mail.bounce).toMatchObject({ final, reason: '550 5.1.1 No such user' });
    expect(mail.bounce?.messageIds).toContain('a@agency.example');
  },
);
