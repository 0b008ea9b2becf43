import { Circle, CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { Moment } from '../time/moment.tsx';
import type { OrderStep } from './order-steps.ts';
import { step, stepMark } from './orders.css.ts';

const states = {
  done: { Mark: CircleCheck, label: null, tone: 'plain' },
  waiting: { Mark: Circle, label: 'not yet', tone: 'muted' },
  stopped: { Mark: CircleX, label: null, tone: 'plain' },
} as const;

export function StepList({ steps, now }: { steps: readonly OrderStep[]; now: number }) {
  return (
    <Stack as="ol" gap="tiny" aria-label="Steps">
      {steps.map(({ name, state, at, note }) => {
        const { Mark, label, tone } = states[state];
        return (
          <Step
            key={name}
            {...{ Mark, name, tone, at, now, note }}
            more={label ? <span className={visuallyHidden}> {label}</span> : null}
          />
        );
      })}
    </Stack>
  );
}

type StepProps = {
  Mark: LucideIcon;
  name: ReactNode;
  tone?: 'plain' | 'muted' | 'caution';
  at: string | null;
  now: number;
  /** Content on the same line, after the name. */
  more?: ReactNode;
  note?: ReactNode;
  /** Content below the line. */
  children?: ReactNode;
};

/** An item in a list of what happened: an icon, a name, a time, and a note. */
export function Step({ Mark, name, tone = 'plain', at, now, more, note, children }: StepProps) {
  return (
    <Text as="li" look="small" tone={tone} className={step}>
      <Mark size={15} aria-hidden="true" className={stepMark} />
      <div>
        {name}
        {more}
        {at ? (
          <>
            {' '}
            <Text as="span" look="small" tone="muted">
              <Moment at={at} now={now} as="full" />
            </Text>
          </>
        ) : null}
        {note && at ? (
          <Text as="span" look="small" tone="muted">
            {'\u00a0· '}
          </Text>
        ) : null}
        {note && !at ? '. ' : null}
        {note}
        {children}
      </div>
    </Text>
  );
}
