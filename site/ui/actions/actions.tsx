import type { ReactNode } from 'react';
import { sprinkles } from '#ui/theme/sprinkles.css.ts';

const row = sprinkles({ display: 'flex', flexWrap: 'wrap', gap: { phone: 'tiny', tablet: 'small' } });
const apartFrom = sprinkles({ marginTop: { phone: 'large', desktop: 'wide' } });

/** Groups buttons. The most likely one comes first. `apart` adds space above. */
export function Actions({ apart = false, children }: { apart?: boolean; children: ReactNode }) {
  return <div className={apart ? `${row} ${apartFrom}` : row}>{children}</div>;
}
