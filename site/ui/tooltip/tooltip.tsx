import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './tooltip.css.ts';

/** Stands around all tooltips that are seen together, so that a second tooltip soon after the first opens at once. Times in ms (SPEC section 9). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

type TooltipProps = { content: string; side?: 'bottom' | 'right'; children: ReactElement };

/** Names a control that shows no label, for the eye: `children` must name itself to screen readers without it. */
export function Tooltip({ content, side = 'bottom', children }: TooltipProps) {
  return (
    <Radix.Root>
      {/* Read once: as a description it would repeat the name. */}
      <Radix.Trigger asChild aria-describedby={undefined}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.tooltip} side={side} sideOffset={6} collisionPadding={8}>
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
