import { Circle, CircleCheck, CircleX } from 'lucide-react';
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

/** Shows the completed and pending steps of an order. */
export function StepList({ steps, now }: { steps: readonly OrderStep[]; now: number }) {
  return (
    <Stack as="ol" gap="tiny" aria-label="Steps">
      {steps.map(({ name, state, at, note }) => {
        const { Mark, label, tone } = states[state];
        return (
          <Text as="li" key={name} look="small" tone={tone} className={step}>
            <Mark size={15} aria-hidden="true" className={stepMark} />
            <span>
              <strong>{name}</strong>
              {label ? <span className={visuallyHidden}> {label}</span> : null}
              {at ? (
                <>
                  {' '}
                  <Moment at={at} now={now} as="full" />
                </>
              ) : null}
              {note ? <>. {note}</> : null}
            </span>
          </Text>
        );
      })}
    </Stack>
  );
}
