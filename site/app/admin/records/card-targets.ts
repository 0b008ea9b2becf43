import { type CollisionDetection, closestCenter, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

type Id = string | number;

/** Whether the card with the id `from` can take the place of the card with the id `to`. */
type IsTarget = (from: Id, to: Id) => boolean;

/**
 * Finds the card whose place a dragged card takes: the closest card. Finds none if the closest card is not a target.
 */
export const closestTarget =
  (isTarget: IsTarget): CollisionDetection =>
  (dragged) =>
    closestCenter(dragged)
      .slice(0, 1)
      .filter(({ id }) => isTarget(dragged.active.id, id));

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and Right move a card by one place, even into another row. Up and Down move it by one row. */
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
    // Scrolls here, because dnd-kit scrolls only in the key's direction, and the next card may be in another row.
    droppableContainers.get(next)?.node.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const rect = droppableRects.get(next);
    return (
      rect && {
        x: center(rect.left, rect.width, collisionRect.width),
        y: center(rect.top, rect.height, collisionRect.height),
      }
    );
  };

/** Returns where a span of `size` must start to be centered on the span of `length` at `start`. */
const center = (start: number, length: number, size: number): number => start + (length - size) / 2;
