import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import * as styles from './tooltip.css.ts';

export const TooltipProvider = Radix.Provider;

type TooltipProps = { content: string; side?: 'bottom' | 'right'; children: ReactElement };

/** Names a control that shows no words, for the eye: `children` must name itself to screen readers without it. */
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
