import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { withScript } from '#ui/theme/with-script.css.ts';
import * as styles from './pickable-row.css.ts';
import { type Side, swipeThreshold, useRowGestures } from './use-row-gestures.ts';

export type Swipe = { label: string; Mark: LucideIcon; tone: 'positive' | 'negative'; onSwipe(): void };

type PickableRowProps = {
  /** The sender's name. */
  name: string;
  picked: boolean;
  /**
   * Whether any row of the list is selected. If so, all rows show their checkbox, a tap selects, and swipes do nothing.
   */
  picking: boolean;
  /** Toggles the selection of the row. With `extend`, selects all rows from the last selected row to this one. */
  onPick(extend: boolean): void;
  swipes: Partial<Record<Side, Swipe>>;
  /** Whether the row is an option of a list box. The list box announces the selection and keeps the focus. */
  option?: boolean;
  className?: string;
  style?: CSSProperties;
  /** The row's link or option. */
  children: ReactNode;
};

/**
 * A row that the admin selects with its checkbox or a long press. On a touch screen, a swipe to either side runs an
 * action.
 */
export function PickableRow(props: PickableRowProps) {
  const { name, picked, picking, onPick, swipes, option = false, className, style, children } = props;
  const { moved, handlers } = useRowGestures({
    sides: picking ? [] : (Object.keys(swipes) as Side[]),
    onSwipe: (side) => swipes[side]?.onSwipe(),
    onLongPress: () => onPick(false),
    onTap: picking ? () => onPick(false) : undefined,
  });
  const side = moved > 0 ? 'right' : 'left';
  const swipe = moved === 0 ? undefined : swipes[side];
  const far = Math.abs(moved) >= swipeThreshold;
  return (
    <div
      role="presentation"
      className={clsx(styles.place, className)}
      style={style}
      data-picking={picking ? '' : undefined}
      data-swiped={swipe ? '' : undefined}
      {...handlers}
    >
      {swipe ? (
        <span aria-hidden="true" className={styles.beneath({ tone: swipe.tone, side, far })}>
          <swipe.Mark size={20} />
          {swipe.label}
        </span>
      ) : null}
      <div role="presentation" className={styles.slide} style={swipe && { transform: `translateX(${moved}px)` }}>
        {children}
        <input
          type="checkbox"
          className={clsx(styles.box, withScript)}
          aria-label={`Select ${name}`}
          checked={picked}
          onChange={({ nativeEvent }) => onPick((nativeEvent as MouseEvent).shiftKey)}
          {...(option && { 'aria-hidden': true, tabIndex: -1, onMouseDown: (event) => event.preventDefault() })}
        />
      </div>
    </div>
  );
}
