import { type MouseEvent, type PointerEvent, type UIEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** How far a row must be swiped for its action to run, in px. */
export const swipeThreshold = 88;
/** The width of the strips at the screen's edges in which a phone's back gesture begins, in px. */
const screenEdge = 24;
/** The distance below which a movement is ignored, in px. */
const stillness = 10;
const longPressMs = 500;

export type Side = 'left' | 'right';

type RowGestures = {
  /** The sides to which the row can be swiped. Without any, swipes do nothing. */
  sides: readonly Side[];
  onSwipe(side: Side): void;
  onLongPress(): void;
  /** Called for a tap. The row then gets no click. */
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
 * Handles swipes and long presses of a finger on a row, and ignores mouse and pen. The row's element needs
 * `touch-action: pan-y`, so that the browser handles only vertical scrolling. `moved` is the distance of the swipe in
 * px, positive to the right.
 */
export function useRowGestures({ sides, onSwipe, onLongPress, onTap }: RowGestures) {
  const [moved, setMoved] = useState(0);
  const touch = useRef<Touch>(undefined);
  /** Whether the last touch was a swipe or a long press, so that the click that follows must be ignored. */
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
    // Ends the gesture at a second finger, because two fingers zoom.
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
    // Reads the ref, because the last move may not be rendered yet.
    const { moved } = touch.current;
    end();
    if (Math.abs(moved) >= swipeThreshold) onSwipe(moved > 0 ? 'right' : 'left');
  }

  /** Prevents the browser's own reactions to a long press: a menu, or dragging the link. */
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
