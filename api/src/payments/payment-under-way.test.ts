import { expect, test } from 'vitest';
import { isUnderWay } from './payment-under-way.ts';

type Entry = Parameters<typeof isUnderWay>[0][number];

const event = (minute: number, kind: string, status: string | null = null, detail: object = {}): Entry => ({
  kind,
  at: new Date(Date.UTC(2026, 10, 21, 12, minute)),
  status,
  detail: detail as Entry['detail'],
});
const asked = (minute: number, id = 'one') => event(minute, 'capture-requested', null, { id });
const refused = (minute: number, id = 'one') =>
  event(minute, 'call-failed', '422', { call: 'capture', id, refused: true });
const unanswered = (minute: number, id = 'one') =>
  event(minute, 'call-failed', null, { call: 'capture', id, refused: false });
const answered = (minute: number, status: string, id = 'one') => event(minute, 'capture-answered', status, { id });
const looked = (minute: number, status: string) => event(minute, 'lookup-answered', status, { id: 'look' });

const ledgers: [string, Entry[], boolean][] = [
  ['nothing was asked for', [looked(1, 'APPROVED')], false],
  ['a process died while it asked', [asked(0)], true],
  ['it was not answered', [asked(0), unanswered(1)], true],
  ['it was not answered, and may arrive after a look', [asked(0), unanswered(1), looked(2, 'APPROVED')], true],
  [
    'it was not answered, and a look long after finds nothing',
    [asked(0), unanswered(1), looked(15, 'APPROVED')],
    false,
  ],
  ['a refusal alone is no proof', [asked(0), refused(0)], true],
  ['a refusal, and a look that finds nothing', [asked(0), refused(0), looked(1, 'APPROVED')], false],
  ['a refusal, and a look that does not know the order', [asked(0), refused(0), looked(1, 'NOT_FOUND')], true],
  ['the refusal of another request', [asked(0), asked(0, 'two'), refused(1, 'two'), looked(2, 'APPROVED')], true],
  ['an answer without money', [asked(0), answered(0, 'DECLINED')], false],
  ['PayPal holds it', [asked(0), answered(0, 'PENDING')], true],
  ['PayPal holds it, and the looks do not show it', [asked(0), answered(0, 'PENDING'), looked(20, 'APPROVED')], true],
  ['PayPal held it, and took nothing', [asked(0), answered(0, 'PENDING'), looked(20, 'DECLINED')], false],
  ['it came, and was not settled yet', [asked(0), answered(0, 'COMPLETED')], true],
  ['a look finds it', [asked(0), unanswered(0), looked(1, 'COMPLETED')], true],
];

test.each(ledgers)('%s', (_what, events, expected) => {
  expect(isUnderWay(events)).toBe(expected);
});
