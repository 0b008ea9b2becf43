import { isIn, isOverdue } from '@agency/api/contract/inquiries';
import { AlarmClock, CircleCheck, CircleX, Clock, ShieldAlert, Trash2, Trophy } from 'lucide-react';
import { Text } from '#ui/layout/text.tsx';
import { mark, standing } from '../list/list-row.css.ts';
import { Moment } from '../time/moment.tsx';
import type { Inquiry } from './inquiry-documents.ts';
import { stateLabels } from './labels.ts';

const marks = { done: CircleCheck, won: Trophy, lost: CircleX, spam: ShieldAlert } as const;

/**
 * Returns the icon and the label of an inquiry's state. Returns null for an inquiry that waits for us and is neither
 * overdue nor woken.
 */
export function standingOf(inquiry: Inquiry, now: number) {
  const { state, lastMessageAt, snoozedAt, wokenAt, trashedAt } = inquiry;
  if (trashedAt) return { Mark: Trash2, label: 'In the trash', tone: 'muted' } as const;
  if (state !== 'new' && state !== 'open')
    return { Mark: marks[state], label: stateLabels[state], tone: state === 'won' ? 'positive' : 'muted' } as const;
  if (snoozedAt) return { Mark: AlarmClock, label: 'Snoozed until', tone: 'muted' } as const;
  if (isOverdue(inquiry, Date.parse(lastMessageAt), now))
    return { Mark: Clock, label: 'Overdue', tone: 'caution' } as const;
  if (wokenAt) return { Mark: AlarmClock, label: 'Back from snooze', tone: 'caution' } as const;
  return isIn('waiting-for-them', inquiry)
    ? ({ Mark: Clock, label: 'Waiting for them', tone: 'muted' } as const)
    : null;
}

/** Shows an inquiry's state with an icon, so that the meaning does not depend on color. */
export function Standing({ inquiry, now }: { inquiry: Inquiry; now: number }) {
  const shown = standingOf(inquiry, now);
  if (!shown) return null;
  const { Mark, label, tone } = shown;
  const { wakesAt } = inquiry;
  return (
    <Text as="span" look="label" tone={tone} className={standing}>
      <Mark size={14} aria-hidden="true" className={mark} />
      {label}
      {label === 'Snoozed until' ? (
        <> {wakesAt ? <Moment at={wakesAt} now={now} as="coming" /> : 'they write again'}</>
      ) : null}{' '}
    </Text>
  );
}
