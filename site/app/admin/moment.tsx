import { useHydrated } from '#ui/use-hydrated.ts';
import { ageOf, dateAndTime } from './moments.ts';

type MomentProps = {
  /** ISO dates: what is told, and from when its age counts. */
  at: string;
  now: string;
  /** Adds the date and the time of day to the age. */
  full?: boolean;
};

/** When something was, as people say it. */
export function Moment({ at, now, full = false }: MomentProps) {
  const local = useHydrated();
  const date = dateAndTime(at, local);
  const age = ageOf(at, now);
  return (
    <time dateTime={at} title={full ? undefined : date}>
      {full ? `${date} (${age})` : age}
    </time>
  );
}
