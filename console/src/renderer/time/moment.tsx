import { ageOf, briefly, dateAndTime, useNow } from './ages.ts';

/** When something was: as a list's column tells it, or in full with its age. */
export function Moment({ at, full = false }: { at: string; full?: boolean }) {
  const now = useNow();
  const date = dateAndTime(at);
  return (
    <time dateTime={at} title={full ? undefined : date}>
      {full ? `${date} (${ageOf(at, now)})` : briefly(at, now)}
    </time>
  );
}
