import { CircleAlert, Clock, Send } from 'lucide-react';
import type { QueuedMutation } from './documents.ts';

const marks = {
  queued: [Clock, 'Waiting to be sent'],
  sending: [Send, 'Sending...'],
  conflict: [CircleAlert, 'Not saved'],
  refused: [CircleAlert, 'Not saved'],
} as const;

/** In what state a mutation is, in a word and a sign. */
export function MutationMark({ status, className }: Pick<QueuedMutation, 'status'> & { className: string }) {
  const [Sign, label] = marks[status];
  return (
    <span className={className} data-refused={label === 'Not saved' ? '' : undefined}>
      <Sign size={12} aria-hidden="true" />
      {label}
    </span>
  );
}
