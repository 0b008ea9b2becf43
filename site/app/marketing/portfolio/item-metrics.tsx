import { metricsOf } from '@agency/api/contract/metrics';
import { Measure } from '#ui/measure/measure.tsx';
import type { PortfolioItem } from './portfolio-item.ts';

/** Returns a portfolio item's metrics that have a value, in order, with their sources. */
export function itemMetrics(
  item: PortfolioItem,
  sources: Readonly<Record<string, string>> = {},
): { value: string; label: string | null; source?: string }[] {
  return metricsOf(item).map(({ value, label }) => {
    const source = label && Object.hasOwn(sources, label) ? sources[label] : undefined;
    return { value, label, ...(source ? { source } : {}) };
  });
}

type ItemMetricsProps = {
  item: PortfolioItem;
  className: string;
  /** The maximum number of metrics. Default: all. */
  most?: number;
  /** The sources of the metrics by label, and a figure for an item without metrics. */
  study?: { sources: Readonly<Record<string, string>>; figure?: { value: string; label: string; source: string } };
};

/** An item's metrics, or the study's figure if there are none. */
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
