import { metricsOf } from '@agency/api/contract/metrics';
import { Measure } from '#ui/measure/measure.tsx';
import type { PortfolioItem } from './portfolio-item.ts';

/** The metrics of a portfolio item that have a value, in order. Without any, no row is shown. */
export function itemMetrics(
  item: PortfolioItem,
  sources: readonly string[] = [],
): { value: string; label: string | null; source?: string }[] {
  return metricsOf(item).map(({ value, label, place }) => {
    const source = sources[place];
    return { value, label, ...(source ? { source } : {}) };
  });
}

type ItemMetricsProps = {
  item: PortfolioItem;
  className: string;
  /** How many there is room for. Left out = all. */
  most?: number;
  /** Where each metric was read, in order, and the text for an item without any. */
  study?: { sources: readonly string[]; figure?: { value: string; label: string; source: string } };
};

/** An item's metrics; nothing for one without any. */
export function ItemMetrics({ item, className, most, study }: ItemMetricsProps) {
  const published = itemMetrics(item, study?.sources);
  const metrics = published.length === 0 && study?.figure ? [study.figure] : published;
  if (metrics.length === 0) return null;
  return (
    <dl className={className}>
      {metrics.slice(0, most).map(({ value, label, source }) => (
        <Measure key={`${value} ${label}`} value={value} label={label} note={source} small />
      ))}
    </dl>
  );
}
