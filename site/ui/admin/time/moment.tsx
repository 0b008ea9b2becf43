import { useHydrated } from '#ui/use-hydrated.ts';
import { ageOf, dateAndTime, shortTime } from './moments.ts';

type MomentProps = {
  /** What is shown, as an ISO date. */
  at: string;
  /** From when its age counts, in ms. */
  now: number;
  /** `age`: how long ago; `short`: as narrow as a column, for a shell that is not drawn by a server; `full`: the date with its age. */
  as?: 'age' | 'short' | 'full';
};

/** When something was. What is shortened has the full date as its tooltip. */
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
