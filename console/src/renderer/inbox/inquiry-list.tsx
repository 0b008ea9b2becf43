import { button } from '@agency/site/ui/button/button.css.ts';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useStrayKeys } from '../commands/use-stray-keys.ts';
import { rowHeight } from '../theme/density.ts';
import * as styles from './inquiry-list.css.ts';
import { InquiryRow, RowPlaceholder, rowId } from './inquiry-row.tsx';
import { useScrollAnchor } from './use-scroll-anchor.ts';

type InquiryListProps = {
  ids: readonly string[];
  /** How many there are; null when nobody counted them all. */
  total: number | null;
  /** There are older ones, which `onMore` brings. */
  more: boolean;
  selected: string | null;
  onSelect(id: string): void;
  onStep(by: number): void;
  onRead(): void;
  onMore(): void;
};

/** Lines that stand for what is not loaded yet, and how far ahead of the reader more is asked for. */
const placeholders = 8;
const ahead = 25;

/** The inbox's lines. Only those in view exist, so that a long list is as quick as a short one. */
export function InquiryList(props: InquiryListProps) {
  const { ids, total, more, selected, onSelect, onStep, onRead, onMore } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { above, onScrolled } = useScrollAnchor(scroller, ids);
  const place = selected === null ? -1 : ids.indexOf(selected);
  const virtual = useVirtualizer({
    count: ids.length + (more ? placeholders : 0),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    rangeExtractor: (range) => withPlace(range, place),
  });
  const rows = virtual.getVirtualItems();
  const last = virtual.range?.endIndex ?? 0;
  useEffect(() => {
    if (more && last >= ids.length - ahead) onMore();
  }, [more, last, ids.length, onMore]);

  // Only another choice moves the list, not what comes in above it.
  useEffect(() => {
    if (place >= 0) virtual.scrollToIndex(place);
  }, [selected]);

  function walk(key: string): boolean {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1);
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: page,
      PageUp: -page,
      Home: -ids.length,
      End: ids.length,
    };
    const by = steps[key];
    if (by === undefined) return false;
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
    <div className={styles.place}>
      <div
        ref={scroller}
        id="inquiry-list"
        role="listbox"
        tabIndex={0}
        aria-label="Inquiries, newest first"
        aria-activedescendant={place >= 0 && selected ? rowId(selected) : undefined}
        className={styles.scroller}
        onKeyDown={onKeyDown}
        onScroll={(event) => onScrolled(event.currentTarget.scrollTop)}
      >
        <div role="presentation" className={styles.rows} style={{ height: virtual.getTotalSize() }}>
          {rows.map(({ index, start }) => {
            const id = ids[index];
            if (id === undefined) return <RowPlaceholder key={index} top={start} />;
            return (
              <InquiryRow
                key={id}
                id={id}
                index={index}
                total={total}
                top={start}
                selected={id === selected}
                onSelect={onSelect}
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

/** The line that is open exists wherever the list is scrolled to: the list has the focus, and means that line by its id. */
function withPlace(range: Range, place: number): number[] {
  const inView = defaultRangeExtractor(range);
  return place < 0 || inView.includes(place) ? inView : [...inView, place].sort((one, other) => one - other);
}
