import { skeleton } from './skeleton.css.ts';

/**
 * A placeholder block. Sizes are CSS lengths, and `ratio` is an aspect ratio. Screen readers skip the block, because
 * the list around it announces the loading.
 */
export function Skeleton({ width = '100%', height, ratio }: { width?: string; height?: string; ratio?: string }) {
  return <div aria-hidden="true" className={skeleton} style={{ width, height, aspectRatio: ratio }} />;
}
