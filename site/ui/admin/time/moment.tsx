import { useHydrated } from '#ui/use-hydrated.ts';
import { ageOf, dateAndTime, shortTime } from './moments.ts';

type MomentProps = {
  /** The moment, as an ISO date. */
  at: string;
  /** The time from which its age counts, in ms. */
  now: number;
  /** `age`: how long ago; `short`: as narrow as a column, not for server rendering; `full`: the date with its age. */
  as?: 'age' | 'short' | 'full';
};

/** A moment. Shortened forms have the full date as a tooltip. */
export function Moment({ at, now, as = 'age' }: MomentProps) {
  const local = useHydrated();
  const date = dateAndTime(at, local);
  const age = ageOf(at, now);
  return (
    <time dateTime={at} title={as === 'full' ? undefined : date}>
      {as === 'full' ? `${date} (${age})` : as === 'short' ? shortTime(at, now) : age}
    </time>
  );
}
