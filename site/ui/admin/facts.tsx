import type { ReactNode } from 'react';
import { facts } from './facts.css.ts';
import { StrangerText } from './stranger-text.tsx';

/** Facts by name; those without a value are left out. */
export function Facts({ of }: { of: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className={facts}>
      {Object.entries(of).map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? <StrangerText>{value}</StrangerText> : value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
