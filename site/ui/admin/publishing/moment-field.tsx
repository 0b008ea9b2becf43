import { clsx } from 'clsx';
import { type SyntheticEvent, useRef, useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { enterText } from '#ui/field/enter-text.ts';
import { control } from '#ui/field/field.css.ts';
import { Field } from '#ui/field/field.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import type { FieldsProps } from '../list/record-parts.ts';
import { unbrokenTimes } from '../time/moments.ts';
import { fromLocalTime, toLocalTime } from './zoned-time.ts';

type MomentFieldProps = Pick<FieldsProps, 'bind' | 'values' | 'timeZone'> & {
  name: string;
  label: string;
  hint?: string;
  /** Whether the date may be empty. If not, the current time is the default. */
  optional?: boolean;
  /** Whether to offer a button that sets the current time. */
  offersNow?: boolean;
};

/** The value of a date without a time, or of a time without a date. The contract refuses it. */
const incomplete = 'incomplete';

/**
 * A field for a date and time in the agency's time zone, or in the device's if the agency's is unknown. The value is
 * stored in ISO 8601.
 */
export function MomentField({
  name,
  bind,
  values,
  timeZone,
  label,
  hint = '',
  optional = false,
  offersNow = false,
}: MomentFieldProps) {
  const { field, ref, ...handlers } = bind(name);
  const shown = useRef<HTMLInputElement>(null);
  const stored = useRef<HTMLInputElement>(null);
  const [initial] = useState(() => String(field.initialValue || (optional ? '' : new Date().toISOString())));
  const isHydrated = useHydrated();
  // Waits for hydration, because the server does not know the device's time zone.
  const zone = timeZone ?? (isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined);
  const value = String(values[name] ?? '') || (optional ? '' : initial);
  // A default is the current time, which differs between server and browser. Hydration needs equal texts, so a default
  // appears in words only after hydration.
  const isSameForServer = Boolean(values[name] || field.initialValue);

  function store({ currentTarget: { value: typed, validity } }: SyntheticEvent<HTMLInputElement>) {
    const input = stored.current;
    // An unchanged time keeps its seconds.
    if (!input || !zone || (typed && typed === toLocalTime(input.value, zone))) return;
    const moment = fromLocalTime(typed, zone);
    const text = moment ?? (validity.badInput ? incomplete : '');
    if (text !== input.value && (moment || optional)) enterText(input, text);
  }
  return (
    <Field
      id={field.id}
      error={field.errors?.[0]}
      label={label}
      hint={`${hint} ${wordsOf(isSameForServer || isHydrated ? value : '', zone)}`.trim()}
      optional={optional}
      tools={
        offersNow ? (
          <button
            type="button"
            className={clsx(button({ kind: 'quiet', size: 'compact' }), withScript)}
            onClick={() => {
              if (stored.current) enterText(stored.current, new Date().toISOString());
              // The button may disappear now, and the focus with it.
              shown.current?.focus();
            }}
          >
            Set to now
          </button>
        ) : null
      }
    >
      {(attributes) => (
        <>
          <input
            ref={shown}
            type="datetime-local"
            className={control()}
            value={zone ? toLocalTime(value, zone) : ''}
            onChange={store}
            // An incomplete entry counts as empty, so typing it fires no `change`.
            onKeyUp={store}
            onBlur={store}
            {...attributes}
          />
          <input
            ref={(element) => {
              stored.current = element;
              ref?.(element);
            }}
            name={field.name}
            defaultValue={initial}
            className={visuallyHidden}
            aria-hidden="true"
            tabIndex={-1}
            // The form focuses its first invalid field. This one is hidden, so it passes the focus to the visible field.
            onFocus={() => shown.current?.focus()}
            {...handlers}
          />
        </>
      )}
    </Field>
  );
}

/**
 * Formats a moment in words, with its time zone: `Thursday, November 12, 2026 at 9:30 AM, Berlin time.` Without a valid
 * moment, names only the time zone.
 */
function wordsOf(moment: string, zone: string | undefined): string {
  if (!zone) return 'In the time zone of this device.';
  const clock = zone === 'UTC' ? 'UTC' : `${zone.replace(/.*\//, '').replaceAll('_', ' ')} time`;
  if (!toLocalTime(moment, zone)) return `In ${clock}.`;
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: zone });
  return `${unbrokenTimes(words.format(new Date(moment)))}, ${clock}.`;
}
