import { clsx } from 'clsx';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { setLayout, useLayout } from './layout-store.ts';
import * as styles from './pane-separator.css.ts';

/** The minimum width of the list, in px. The maximum is a share of the panes' width. */
const narrowest = 224;
const widestShare = 0.6;
/** How far an arrow key moves the separator, in px. */
const step = 16;

type Size = { now: number; most: number };

/**
 * The separator between a list and its reader, placed in the list's column. It moves by dragging, arrow keys, Home,
 * and End. A double click restores the default width. https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/
 *
 * @param controls the id of the element that it resizes.
 */
export function PaneSeparator({ controls, className }: { controls: string; className?: string }) {
  const separator = useRef<HTMLDivElement>(null);
  const [{ now, most }, setSize] = useState<Size>({ now: narrowest, most: narrowest });
  const column = () => separator.current?.parentElement ?? null;

  useEffect(() => {
    const list = separator.current?.parentElement;
    const panes = list?.parentElement;
    if (!list || !panes) return;
    const observer = new ResizeObserver(() =>
      setSize({ now: Math.round(list.offsetWidth), most: Math.floor(panes.offsetWidth * widestShare) }),
    );
    observer.observe(list);
    observer.observe(panes);
    return () => observer.disconnect();
  }, []);

  const within = (width: number) => Math.round(Math.max(narrowest, Math.min(width, most)));

  function onKeyDown(event: KeyboardEvent) {
    const places: Record<string, number> = {
      ArrowLeft: now - step,
      ArrowRight: now + step,
      Home: narrowest,
      End: most,
    };
    const width = places[event.key];
    if (width === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    setLayout({ listWidth: within(width) });
  }

  function onPointerMove(event: PointerEvent) {
    if (!separator.current?.hasPointerCapture(event.pointerId)) return;
    const left = column()?.getBoundingClientRect().left ?? 0;
    useLayout.setState({ listWidth: within(event.clientX - left) });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr is not a control, and this separator can be moved.
    <div
      ref={separator}
      role="separator"
      tabIndex={0}
      aria-label="Width of the list"
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuenow={now}
      aria-valuemin={narrowest}
      aria-valuemax={Math.max(most, narrowest)}
      aria-valuetext={`${now} pixels`}
      className={clsx(styles.separator, className)}
      onKeyDown={onKeyDown}
      onPointerDown={({ button, currentTarget, pointerId }) =>
        button === 0 && currentTarget.setPointerCapture(pointerId)
      }
      // Keeps the browser from selecting text during the drag.
      onMouseDown={(event) => {
        event.preventDefault();
        event.currentTarget.focus();
      }}
      onPointerMove={onPointerMove}
      // Stores the width once at the end, instead of with each move of the pointer.
      onLostPointerCapture={() => setLayout({})}
      onDoubleClick={() => setLayout({ listWidth: null })}
    />
  );
}
