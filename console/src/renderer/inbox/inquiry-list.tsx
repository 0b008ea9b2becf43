import type { InquiryAction } from '@agency/site/ui/admin/inbox/inquiry-actions.tsx';
import type { Inquiry } from '@agency/site/ui/admin/inbox/inquiry-documents.ts';
import { button } from '@agency/site/ui/button/button.css.ts';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useStrayKeys } from '../commands/use-stray-keys.ts';
import { useRowHeight } from '../theme/use-row-height.ts';
import * as styles from './inquiry-list.css.ts';
import { InquiryRow, RowPlaceholder, rowId } from './inquiry-row.tsx';
import type { Rows } from './rows.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';

type InquiryListProps = {
  rows: Rows;
  /** The number of inquiries; null if it is unknown. */
  total: number | null;
  /** The sort order, as text. */
  order: string;
  selected: string | null;
  /** Whether an inquiry is picked. An action applies to all picked inquiries. */
  isPicked(id: string): boolean;
  /** Whether any inquiry is picked. */
  picking: boolean;
  onSelect(id: string): void;
  onPick(id: string, extend: boolean): void;
  onAct(inquiry: Inquiry, action: InquiryAction): void;
  onStep(by: number): void;
  onRead(): void;
  /** Called when other rows come into view: those from `first` to `last`. */
  onRange(first: number, last: number): void;
};

/** The inbox's rows. Only rows in view are rendered, so that a long list is as quick as a short one. */
export function InquiryList(props: InquiryListProps) {
  const { rows, total, order, selected, isPicked, picking, onSelect, onPick, onAct, onStep, onRead, onRange } = props;
  const rowHeight = useRowHeight();
  const scroller = useRef<HTMLDivElement>(null);
  const { above, onScrolled } = useScrollAnchor(scroller, rows);
  const place = rows.placeOf(selected);
  const virtual = useVirtualizer({
    count: rows.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    rangeExtractor: (range) => withPlace(range, place),
  });
  const { startIndex: first, endIndex: last } = virtual.range ?? { startIndex: 0, endIndex: 0 };
  useEffect(() => onRange(first, last), [first, last, onRange]);

  // Keeps the open row in view when the height of the rows changes.
  const remeasure = useEffectEvent(() => {
    virtual.measure();
    if (place >= 0) virtual.scrollToIndex(place);
  });
  const measured = useRef(rowHeight);
  useEffect(() => {
    if (measured.current !== rowHeight) remeasure();
    measured.current = rowHeight;
  }, [rowHeight]);

  // Scrolls the list only if another inquiry is selected, not for arrivals above.
  const there = place >= 0;
  useEffect(() => {
    if (there) virtual.scrollToIndex(place);
  }, [selected, there]);

  // Keeps the open row in view when a toast takes some of the list's height.
  const keepInView = useEffectEvent((list: HTMLElement, heightBefore: number) => {
    const bottom = (place + 1) * rowHeight;
    const wasInView = place >= 0 && bottom <= list.scrollTop + heightBefore + 1;
    if (wasInView && bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  });
  useEffect(() => {
    const list = scroller.current;
    if (!list) return;
    let height = list.clientHeight;
    const observer = new ResizeObserver(() => {
      keepInView(list, height);
      height = list.clientHeight;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  function walk(key: string): boolean {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1);
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: page,
      PageUp: -page,
      Home: -rows.count,
      End: rows.count,
    };
    const by = steps[key];
    if (by === undefined) return false;
    // Scroll at once. The last inquiry can be selected only after it is loaded.
    if (key === 'End') virtual.scrollToIndex(rows.count - 1);
    onStep(by);
    return true;
  }
  useStrayKeys(walk);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') onRead();
    else if (!walk(event.key)) return;
    event.preventDefault();
  }

  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        id="inquiry-list"
        role="listbox"
        tabIndex={0}
        aria-label={`Inquiries, ${order}`}
        aria-activedescendant={place >= 0 && selected ? rowId(selected) : undefined}
        className={styles.scroller}
        onKeyDown={onKeyDown}
        onScroll={(event) => onScrolled(event.currentTarget.scrollTop)}
      >
        <div role="presentation" className={styles.rows} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const id = rows.at(index);
            if (id === undefined) return <RowPlaceholder key={index} top={start} />;
            return (
              <InquiryRow
                key={id}
                id={id}
                index={index}
                total={total}
                top={start}
                selected={id === selected}
                picked={isPicked(id)}
                picking={picking}
                onSelect={onSelect}
                onPick={onPick}
                onAct={onAct}
              />
            );
          })}
        </div>
      </div>
      {above > 0 ? (
        <div className={styles.arrived}>
          <button type="button" className={button({ kind: 'primary' })} onClick={() => virtual.scrollToOffset(0)}>
            <ArrowUp size={14} aria-hidden="true" />
            {above} new
          </button>
        </div>
      ) : null}
    </div>
  );
}

/** Also renders the open row if it is out of view, because `aria-activedescendant` refers to it. */
function withPlace(range: Range, place: number): number[] {
  const inView = defaultRangeExtractor(range);
  return place < 0 || inView.includes(place) ? inView : [...inView, place].sort((one, other) => one - other);
}
