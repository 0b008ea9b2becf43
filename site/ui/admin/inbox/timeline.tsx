import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import type { InquiryThread } from '../reply/reply.ts';
import { StrangerText } from '../stranger-text.tsx';
import { Moment } from '../time/moment.tsx';
import { stateDone } from './labels.ts';

type Line = InquiryThread['timeline'][number];

const texts: Record<Exclude<Line['change'], 'state'>, string> = {
  snoozed: 'Snoozed',
  woken: 'Woke',
  trashed: 'Moved to the trash',
  restored: 'Restored',
  blocked: 'Blocked',
  unblocked: 'Unblocked',
};

type TimelineProps = { timeline: readonly Line[]; createdAt: string; now: number };

/** Lists what was done to an inquiry, by whom, and in which program, latest first. */
export function Timeline({ timeline, createdAt, now }: TimelineProps) {
  if (timeline.length === 0) return null;
  return (
    <Stack as="ol" gap="hair" aria-label="Timeline">
      {timeline.map(({ id, at, change, value, by, client }) => (
        <Text as="li" key={id} look="small" tone="muted">
          {change === 'state'
            ? stateDone[value as keyof typeof stateDone]
            : change === 'woken' && by
              ? 'Unsnoozed'
              : texts[change]}
          {change === 'snoozed' ? (
            <> until {value ? <Moment at={value} now={now} as="coming" /> : 'they write again'}</>
          ) : null}
          {change === 'blocked' ? (
            <>
              {' '}
              <StrangerText>{value ?? ''}</StrangerText>
            </>
          ) : null}
          {by ? (
            <>
              {' by '}
              <StrangerText>{by}</StrangerText>
              {client === 'console' ? ' in the console' : ' in the browser'}
            </>
          ) : null}
          , <Moment at={at} now={now} />
        </Text>
      ))}
      <Text as="li" look="small" tone="muted">
        Received, <Moment at={createdAt} now={now} />
      </Text>
    </Stack>
  );
}
