import { type CSSProperties, createElement as h, type ReactNode } from 'react';

type TableOptions = {
  width?: '100%';
  style?: CSSProperties;
  /** Left out of the text part: it is ornament, or said again elsewhere. */
  ornament?: boolean;
};

/** A table that places things, which is what mail programs understand, and is no table to a screen reader. */
export function table({ width, style, ornament }: TableOptions, ...rows: ReactNode[]) {
  return h(
    'table',
    {
      role: 'presentation',
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      ...(width && { width }),
      ...(style && { style }),
      ...(ornament && { 'data-skip-in-text': true }),
    },
    h('tbody', null, ...rows),
  );
}

export const row = (...cells: ReactNode[]) => h('tr', null, ...cells);
