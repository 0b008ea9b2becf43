import { CircleAlert, Clock, Send } from 'lucide-react';
import type { Write } from './write.ts';

/** In what state a write is, in a word and a sign. */
export function WriteMark({ write: { state }, className }: { write: Write; className: string }) {
  const [Sign, words] = told[state];
  return (
    <span className={className} data-refused={state === 'refused' ? '' : undefined}>
      <Sign size={12} aria-hidden="true" />
      {words}
    </span>
  );
}

const told = {
  waiting: [Clock, 'Waiting to be sent'],
  sending: [Send, 'Sending...'],
  refused: [CircleAlert, 'Not saved'],
} as const;
