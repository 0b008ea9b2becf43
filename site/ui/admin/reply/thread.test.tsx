// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lastShownAt, type Message, noMail, quotedOf } from './reply.ts';
import { Thread } from './thread.tsx';

const createdAt = '2026-11-12T13:00:00.000Z';
const message = (given: Partial<Message>): Message => ({
  ...{ __typename: 'InquiryMessage', id: 'm1', version: 1, inquiryId: '1', from: 'them', progress: 'received' },
  ...{ text: 'Yes, please.', at: '2026-11-12T12:00:00.000Z', sendAt: null, error: null, by: null },
  ...noMail,
  ...given,
});

function show(given: Partial<Message>, onSave?: () => void, count = 1) {
  const onAct = vi.fn();
  const mail = {
    htmlAddress: (id: string, { pictures }: { pictures: boolean }) => `/html/${id}/${pictures}`,
    fileAddress: (id: string) => `/file/${id}`,
    ...(onSave && { onSave }),
  };
  const messages = Array.from({ length: count }, (_, at) => message({ id: `m${at + 1}`, ...given }));
  render(<Thread messages={messages} inquiry={{ name: 'Mary', createdAt }} now={0} onAct={onAct} mail={mail} />);
  return onAct;
}

test.each<[Partial<Message>, RegExp, string, string]>([
  [{ progress: 'offered', address: 'mary@client.example' }, /mary@client\.example wrote/, 'Add to this thread', 'join'],
  [{ progress: 'offered' }, /Does it belong here/, 'Move to a new inquiry', 'move'],
  [{ progress: 'automatic', address: 'mary@client.example' }, /replied automatically/, 'Count as an answer', 'join'],
  [{ from: 'us', progress: 'bounced', error: '550 No such user' }, /550 No such user/, 'Send again', 'sendAgain'],
  [{ from: 'us', progress: 'refused', error: 'No' }, /No/, 'Send again', 'sendAgain'],
  [{ from: 'us', progress: 'unknown' }, /response was lost/, 'Mark as sent', 'confirmArrival'],
])('the message %o shows what it is and offers its actions', (given, said, button, action) => {
  const onAct = show(given);
  expect(document.body.textContent).toMatch(said);
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(onAct).toHaveBeenCalledWith(expect.objectContaining({ id: 'm1' }), action);
});

test.each<[Partial<Message>, RegExp, string]>([
  [{ progress: 'automatic' }, /A mail server reported/, 'Discard'],
  [{ from: 'us', progress: 'refused', error: 'No' }, /No/, 'Discard'],
  [{ from: 'us', progress: 'noted' }, /private note/, 'Delete note'],
])('the message %o is discarded at the second click', (given, said, button) => {
  const onAct = show(given);
  expect(document.body.textContent).toMatch(said);
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(onAct).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Delete it for good' }));
  expect(onAct).toHaveBeenCalledWith(expect.objectContaining({ id: 'm1' }), 'discard');
});

test('a reply that was written in a mail program says that it was sent from the mailbox', () => {
  show({ from: 'us', progress: 'sent', address: 'desk@agency.example' });
  expect(document.body.textContent).toContain('We replied from the mailbox');
});

test.each([
  ['can move to a new inquiry', {}, 1],
  ['that began its inquiry cannot move to another new inquiry', { at: createdAt }, 0],
])('an answer %s', (_what, given, buttons) => {
  show(given);
  expect(screen.queryAllByRole('button', { name: 'Move to a new inquiry' })).toHaveLength(buttons);
});

test('the HTML of a mail loads once a person opens it, and its pictures load on request', async () => {
  show({ hasHtml: true, quoted: 'Shall we?' });
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByText('Show original formatting'));
  const frame = () => screen.getByTitle<HTMLIFrameElement>('Email with its original formatting');
  await waitFor(() => expect(frame().getAttribute('src')).toBe('/html/m1/false'));
  expect(frame().getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
  fireEvent.click(screen.getByRole('button', { name: 'Load pictures' }));
  expect(frame().getAttribute('src')).toBe('/html/m1/true');
});

test('a file of a message is a link, and a component that saves files itself handles the click', () => {
  const file = { id: 'f1', name: 'plan.pdf', size: 1_240_000 };
  const onSave = vi.fn();
  show({ files: [file] }, onSave);
  const link = screen.getByRole('link', { name: 'plan.pdf' });
  expect(link.getAttribute('href')).toBe('/file/f1');
  expect(screen.getByText('1.2 MB')).toBeTruthy();
  fireEvent.click(link);
  expect(onSave).toHaveBeenCalledWith(file);
});

test.each([
  [50, 0],
  [51, 1],
])('of %i messages, 50 are shown, and the thread says so if there are more', (count, notices) => {
  show({}, undefined, count);
  expect(screen.getAllByText('Yes, please.')).toHaveLength(50);
  expect(screen.queryAllByText('Only the latest 50 messages are shown.')).toHaveLength(notices);
});

test('a reply quotes the visitor’s last message, which is the inquiry if all other messages are older', () => {
  expect(quotedOf({ message: 'The inquiry', createdAt }, [message({})])).toBe('The inquiry');
  expect(quotedOf({ message: 'The inquiry', createdAt }, [message({ at: createdAt })])).toBe('Yes, please.');
});

test.each([
  ['its newest message', [message({ at: '2026-11-12T14:00:00.000Z' }), message({})], '2026-11-12T14:00:00.000Z'],
  ['the inquiry, if its messages are older', [message({})], createdAt],
  ['the inquiry, if it has only a draft', [message({ progress: 'draft', at: '2026-11-12T14:00:00.000Z' })], createdAt],
])('a thread shows messages up to the time of %s', (_what, messages, at) => {
  expect(lastShownAt({ createdAt }, messages)).toBe(at);
});
