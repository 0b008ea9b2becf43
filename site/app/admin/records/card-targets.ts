import { type CollisionDetection, closestCenter, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

type Id = string | number;

/** Whether the card with the id `from` can take the place of the card with the id `to`. */
type IsTarget = (from: Id, to: Id) => boolean;

/** Finds the card whose place a dragged card takes: the closest one. If that one is no target, no card moves. */
export const closestTarget =
  (isTarget: IsTarget): CollisionDetection =>
  (dragged) =>
    closestCenter(dragged)
      .slice(0, 1)
      .filter(({ id }) => isTarget(dragged.active.id, id));

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and Right move a card to the previous and the next place in order, also across rows. Up and Down move it by rows. */
export const stepsAmong =
  (isTarget: IsTarget): KeyboardCoordinateGetter =>
  (event, dragged) => {
    const { active, over, collisionRect, droppableContainers, droppableRects } = dragged.context;
    const step = steps[event.code];
    if (step === undefined || !active || !collisionRect) return sortableKeyboardCoordinates(event, dragged);
    event.preventDefault();
    const ids: Id[] = active.data.current?.sortable.items ?? [];
    const next = ids[ids.indexOf((over ?? active).id) + step];
    if (next === undefined || !isTarget(active.id, next)) return undefined;
    // dnd-kit scrolls only in the direction of the key. The rectangle below follows the scrolling.
    droppableContainers.get(next)?.node.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const rect = droppableRects.get(next);
    return (
      rect && {
        x: center(rect.left, rect.width, collisionRect.width),
        y: center(rect.top, rect.height, collisionRect.height),
      }
    );
  };

/** Returns the start of a span of `size` with the same center as the span of `length` at `start`. */
const center = (start: number, length: number, size: number): number => start + (length - size) / 2;
