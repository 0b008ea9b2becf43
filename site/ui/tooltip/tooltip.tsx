import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './tooltip.css.ts';

/**
 * Wraps all tooltips of a page, so that a second tooltip soon after the first opens at once. Times are in ms (SPEC
 * section 9).
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

type TooltipProps = { content: string; side?: 'bottom' | 'right'; children: ReactElement };

/**
 * Shows the name of a control without a visible label. Screen readers do not read the tooltip, so `children` needs an
 * `aria-label`.
 */
export function Tooltip({ content, side = 'bottom', children }: TooltipProps) {
  return (
    <Radix.Root>
      {/* If the tooltip were the description, screen readers would read the name twice. */}
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
