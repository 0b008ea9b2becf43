import { Measure } from '#ui/measure/measure.tsx';
import type { PortfolioItem } from './portfolio-item.ts';

/** The metrics of a portfolio item that have a value, in order. Empty when it has none, and then no row is shown. */
export function itemMetrics(item: PortfolioItem): { value: string; label: string | null }[] {
  const pairs = [
    [item.metric1Value, item.metric1Label],
    [item.metric2Value, item.metric2Label],
    [item.metric3Value, item.metric3Label],
  ] as const;
  return pairs.flatMap(([value, label]) => (value ? [{ value, label }] : []));
}

/** The metrics an item reached; nothing at all for one that published none. */
export function ItemMetrics({ item, className }: { item: PortfolioItem; className: string }) {
  const metrics = itemMetrics(item);
  if (metrics.length === 0) return null;
  return (
    <dl className={className}>
      {metrics.map(({ value, label }) => (
        <Measure key={`${value} ${label}`} value={value} label={label} small />
      ))}
    </dl>
  );
}
