import { skeleton } from './skeleton.css.ts';

/** One waiting block; sizes are CSS lengths or ratios. It says nothing to screen readers: the list around it does. */
export function Skeleton({ width = '100%', height, ratio }: { width?: string; height?: string; ratio?: string }) {
  return <div aria-hidden="true" className={skeleton} style={{ width, height, aspectRatio: ratio }} />;
}
