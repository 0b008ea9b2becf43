import type { ReactNode } from 'react';
import { scrollRegion } from './scroll-region.css.ts';

/** Lets wide content scroll on a narrow screen, also by keyboard. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={scrollRegion} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
