import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnyRecord } from '#ui/admin/kind.ts';
import { type KindName, kindOf } from '#ui/admin/kinds.ts';
import type { CardProps } from '#ui/admin/list/record-parts.ts';
import { button } from '#ui/button/button.css.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import * as styles from './arranged-cards.css.ts';
import { closestTarget, stepsAmong } from './card-targets.ts';
import { useMutation } from './use-mutation.tsx';

type ArrangedCardsProps = {
  kind: KindName;
  records: readonly AnyRecord[];
  className: string;
  children(record: AnyRecord, item: CardProps['item']): ReactNode;
};

/**
 * Cards that the admin arranges by dragging a handle, or by keyboard. A moved card is shown in its new place before the
 * server answers.
 */
export function ArrangedCards({ kind, records, className, children }: ArrangedCardsProps) {
  const { title, list } = kindOf(kind);
  const [shown, setShown] = useState(records);
  // The moves without a result yet, in order. If one fails, the later ones are dropped, because they build on it.
  const moves = useRef<{ record: AnyRecord; place: Record<string, string> }[]>([]);
  const { send } = useMutation(kind, 'move' as never, ({ status }) => {
    moves.current = status === 'done' ? moves.current.slice(1) : [];
    sendNext();
    if (moves.current.length === 0) setShown(records);
  });
  const sendNext = () => {
    const [next] = moves.current;
    if (next) send(next.record, next.place);
  };
  useEffect(() => {
    if (moves.current.length === 0) setShown(records);
  }, [records]);
  const at = (id: unknown) => shown.findIndex((record) => record.id === id);
  const canMove = (from: AnyRecord | undefined, to: AnyRecord | undefined): boolean =>
    from !== undefined && to !== undefined && from !== to && list.canMove?.(from, to) === true;
  const isTarget = (from: unknown, to: unknown) => from === to || canMove(shown[at(from)], shown[at(to)]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepsAmong(isTarget) }),
  );

  function onDragEnd({ active, over }: DragEndEvent) {
    const [from, to] = [at(active.id), at(over?.id)];
    const [record, other] = [shown[from], shown[to]];
    if (!record || !other || !canMove(record, other)) return;
    setShown(arrayMove([...shown], from, to));
    moves.current.push({ record, place: { besideId: other.id, side: to < from ? 'before' : 'after' } });
    if (moves.current.length === 1) sendNext();
  }

  const named = (id: unknown) => title(shown[at(id)] ?? {});
  const place = (id: unknown) => `position ${at(id) + 1} of ${shown.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${named(active.id)} was picked up from ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${named(active.id)} is over ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) =>
      canMove(shown[at(active.id)], shown[at(over?.id)])
        ? `${named(active.id)} was moved to ${place(over?.id)}.`
        : `${named(active.id)} stays at ${place(active.id)}.`,
    onDragCancel: ({ active }) => `${named(active.id)} stays at ${place(active.id)}.`,
  };

  return (
    <DndContext
      id={`arrange-${kind}`}
      sensors={sensors}
      collisionDetection={closestTarget(isTarget)}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
    >
      <SortableContext items={shown.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul className={className}>
          {shown.map((record) => (
            <ArrangedCard key={record.id} id={record.id} title={title(record)}>
              {(item) => children(record, item)}
            </ArrangedCard>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

const instructions =
  'Press the space bar to pick up the item, the arrow keys to move it, and the space bar again to drop it.';

type ArrangedCardProps = { id: string; title: string; children(item: CardProps['item']): ReactNode };

function ArrangedCard({ id, title, children }: ArrangedCardProps) {
  const sortable = useSortable({ id });
  const { transform, transition, isDragging } = sortable;
  const style = {
    transform: transform ? `translate(${Math.round(transform.x)}px, ${Math.round(transform.y)}px)` : undefined,
    transition,
  };
  const handle = (
    <button
      type="button"
      ref={sortable.setActivatorNodeRef}
      className={clsx(button({ kind: 'quiet', size: 'compact', shape: 'icon' }), withScript, styles.handle)}
      aria-label={`Move ${title}`}
      title="Move"
      {...sortable.attributes}
      {...sortable.listeners}
    >
      <GripVertical size={17} aria-hidden="true" />
    </button>
  );
  return children({ ref: sortable.setNodeRef, style, className: isDragging ? styles.dragged : '', handle });
}
