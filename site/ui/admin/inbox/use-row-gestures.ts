import { type MouseEvent, type PointerEvent, type UIEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** How far a row is swiped until its action is done, in px. */
export const swipeThreshold = 88;
/** Where a phone's own back gesture begins, in px from the screen's edges. */
const screenEdge = 24;
/** A finger that moves less than this is still, in px. */
const stillness = 10;
const longPressMs = 500;

export type Side = 'left' | 'right';

type RowGestures = {
  /** The side to which a row may be swiped; none = swiping does nothing. */
  sides: readonly Side[];
  onSwipe(side: Side): void;
  onLongPress(): void;
  /** A tap, instead of the click that it leads to. */
  onTap?: (() => void) | undefined;
};

type Touch = {
  pointer: number;
  x: number;
  y: number;
  isSwipe: boolean;
  moved: number;
  timer: ReturnType<typeof setTimeout>;
};

/**
 * Swipes and long presses of a row on a touch screen; a mouse and a pen do nothing here. The row's element needs
 * `touch-action: pan-y`, so that the browser scrolls it vertically and leaves horizontal moves to this. `moved` is how far it is
 * swiped in px, to the right if positive.
 */
export function useRowGestures({ sides, onSwipe, onLongPress, onTap }: RowGestures) {
  const [moved, setMoved] = useState(0);
  const touch = useRef<Touch>(undefined);
  /** The last touch was more than a tap, so the click and the context menu it may lead to are not meant. */
  const isSpent = useRef(false);
  const isTouched = useRef(false);
  const end = useEffectEvent(() => {
    clearTimeout(touch.current?.timer);
    touch.current = undefined;
    setMoved(0);
  });
  useEffect(() => () => clearTimeout(touch.current?.timer), []);

  function onPointerDown({ pointerType, isPrimary, pointerId: pointer, clientX: x, clientY: y }: PointerEvent) {
    isTouched.current = pointerType === 'touch';
    isSpent.current = false;
    // A second finger zooms.
    if (touch.current || !isPrimary) return end();
    if (!isTouched.current || x < screenEdge || x > window.innerWidth - screenEdge) return;
    const timer = setTimeout(() => {
      isSpent.current = true;
      end();
      onLongPress();
    }, longPressMs);
    touch.current = { pointer, x, y, isSwipe: false, moved: 0, timer };
  }

  function onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
    const started = touch.current;
    if (started?.pointer !== pointerId) return;
    const [across, down] = [clientX - started.x, clientY - started.y];
    if (!started.isSwipe) {
      if (Math.max(Math.abs(across), Math.abs(down)) < stillness) return;
      clearTimeout(started.timer);
      isSpent.current = true;
      if (Math.abs(across) <= Math.abs(down) || sides.length === 0) return end();
      started.isSwipe = true;
    }
    started.moved = sides.includes(across > 0 ? 'right' : 'left') ? across : 0;
    setMoved(started.moved);
  }

  function onPointerUp({ pointerId }: PointerEvent) {
    if (touch.current?.pointer !== pointerId) return;
    // The last move may not be rendered yet.
    const { moved } = touch.current;
    end();
    if (Math.abs(moved) >= swipeThreshold) onSwipe(moved > 0 ? 'right' : 'left');
  }

  /** Keeps a browser's own answer to a long press away: a menu, or dragging the link. */
  const withoutMenu = (event: UIEvent) => {
    if (isTouched.current) event.preventDefault();
  };

  function onClickCapture(event: MouseEvent) {
    if (!isTouched.current || (!isSpent.current && !onTap)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isSpent.current) onTap?.();
  }

  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end, onClickCapture };
  return { moved, handlers: { ...handlers, onContextMenu: withoutMenu, onDragStart: withoutMenu } };
}
