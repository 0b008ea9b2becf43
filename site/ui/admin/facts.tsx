import type { ReactNode } from 'react';
import { facts } from './facts.css.ts';

/** What is known of a thing, by name; what has no value is left out. */
export function Facts({ of }: { of: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className={facts}>
      {Object.entries(of).map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
