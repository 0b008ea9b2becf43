import { useHydrated } from '#ui/use-hydrated.ts';
import { ageOf, comingTime, dateAndTime, dayOf, shortTime } from './moments.ts';

/** A space at which no line breaks. */
const unbroken = '\u00a0';

type MomentProps = {
  /** The moment, in ISO 8601. */
  at: string;
  /** The current time in ms, from which ages are calculated. */
  now: number;
  /**
   * `age`: how long ago. `short`: for a narrow column; not for the server, which does not know the reader's time zone.
   * `full`: the date with its age. `coming`: a future date.
   */
  as?: 'age' | 'short' | 'full' | 'coming';
};

/** Shows a date and time. Shorter forms have the full date as a tooltip. */
export function Moment({ at, now, as = 'age' }: MomentProps) {
  const local = useHydrated();
  const date = dateAndTime(at, local);
  const age = ageOf(at, now);
  const texts = {
    age,
    short: shortTime(at, now),
    full: `${date} (${age.replaceAll(' ', unbroken)})`,
    coming: comingTime(at, local),
  };
  return (
    <time dateTime={at} title={as === 'full' ? undefined : date}>
      {texts[as]}
    </time>
  );
}

export function Day({ at }: { at: string }) {
  const local = useHydrated();
  return <time dateTime={at}>{dayOf(at, local).replaceAll(' ', unbroken)}</time>;
}
