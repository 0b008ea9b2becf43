import { describe, expect, test } from 'vitest';
import { causeOf, describeFailure, isFinal, UndeliverableError } from './mail-failure.ts';

describe('a refusal', () => {
  const refusal = (response: string, command = 'RCPT TO') =>
    Object.assign(new Error(response), { command, response, responseCode: Number(response.slice(0, 3)) });

  test.each([
    '550 5.1.1 <nobody@example.com>: Recipient address rejected: User unknown',
    '550-5.1.1 The account that you tried to reach does not exist.\n550 5.1.1 Try again.',
    '550 5.1.2 Bad destination system',
    '501 5.1.3 Bad recipient address syntax',
    '556 5.1.10 The domain takes no mail',
    '550 5.2.1 The mailbox is disabled',
    '550 No such mailbox here',
    '551 User not local',
    '553 Mailbox name not allowed',
    '550 rejected, says 192.5.7.1',
  ])('is final if it is about the mailbox: %s', (response) => expect(isFinal(refusal(response))).toBe(true));

  test.each([
    '554 5.7.1 <nobody@example.com>: Relay access denied',
    '550 5.7.1 Sender is not allowed',
    '550 #5.7.1 Your access to this mail system has been rejected',
    '553 5.7.1 Sender address rejected: not logged in',
    '552 5.2.2 Mailbox full',
    '554 Transaction failed',
    '503 5.5.1 MAIL first',
    '450 4.1.1 Unverified',
    '451 Try later',
  ])('is not final if it is about anything else: %s', (response) => expect(isFinal(refusal(response))).toBe(false));

  test('is final only in response to RCPT TO, and a broken connection is never final', () => {
    expect(isFinal(refusal('550 5.1.1 Sender unknown', 'MAIL FROM'))).toBe(false);
    expect(isFinal(new Error('connect ECONNREFUSED'))).toBe(false);
    expect(isFinal(new UndeliverableError('The recipient is not one email address.'))).toBe(true);
  });
});

test.each([
  [{ code: 'ESOCKET', command: 'CONN', message: 'connect ECONNREFUSED 127.0.0.1:25' }, 'unreachable'],
  [{ code: 'EDNS', message: 'getaddrinfo ENOTFOUND mail.example' }, 'unreachable'],
  [{ code: 'ETIMEDOUT', message: 'Greeting never received' }, 'unreachable'],
  [{ code: 'ESOCKET', message: 'certificate has expired' }, 'other'],
  [{ code: 'EAUTH', responseCode: 535, message: 'Invalid login: 535' }, 'signIn'],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 530, message: '530 5.7.0' }, 'signIn'],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 Unknown' }, 'recipient'],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 554, response: '554 5.7.1 Relay' }, 'refused'],
  [new TypeError('a template without its data'), 'other'],
  [null, 'other'],
])('the cause of %o is %s', (error, cause) => {
  expect(causeOf(error)).toBe(cause);
});

describe('a failure is described', () => {
  test.each([
    ['smtp://user:p%40ss%20word@mail.example', 'user/p@ss word\r\nsee p%40ss%20word', 'user/*** see ***'],
    ['smtp://user:pa%ss@mail.example', 'bad credentials user/pa%ss', 'bad credentials user/***'],
    ['smtp://mail.example', 'no password', 'no password'],
    ['no address', 'at all', 'at all'],
  ])('without our password, even if its encoding is invalid: %s', (smtpUrl, said, described) => {
    expect(describeFailure(new Error(said), smtpUrl)).toBe(described);
  });

  test('even if the thrown value is not an Error', () => {
    expect(describeFailure(null, 'smtp://mail.example')).toBe('null');
    expect(describeFailure(Object.create(null), 'smtp://mail.example')).toBe('It failed for an unknown reason.');
  });
});
