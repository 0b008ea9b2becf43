import type { z } from 'zod';
import { limits } from '#api/contract/limits.ts';
import type { Metric } from '#api/contract/metrics.ts';
import { portfolioItemSchema } from '#api/contract/portfolio.ts';
import { optionalText } from '#api/contract/text.ts';

/** REST has three metrics of a portfolio item, each as two fields (SPEC section 3). */
const places = [1, 2, 3] as const;
type MetricField = `metric${(typeof places)[number]}${'Value' | 'Label'}`;

const forEachMetric = <Of>(of: (place: number, part: keyof Metric) => Of) =>
  Object.fromEntries(
    places.flatMap((place) => [
      [`metric${place}Value`, of(place - 1, 'value')],
      [`metric${place}Label`, of(place - 1, 'label')],
    ]),
  ) as Record<MetricField, Of>;

const descriptions = { value: 'A number to show, such as `+38%`.', label: 'What the number measures.' };

/** Returns the six fields of the metrics, each with this schema. */
export const metricFields = <Field extends z.ZodType>(field: Field) =>
  forEachMetric((_place, part) => field.describe(descriptions[part]));

/** The schema of a body: an item with REST's fields for metrics. */
export const restItemSchema = portfolioItemSchema
  .omit({ metrics: true })
  .extend(
    forEachMetric((_place, part) =>
      optionalText(part === 'value' ? limits.metricValue.max : limits.metricLabel.max).describe(descriptions[part]),
    ),
  );

export const toRestItem = <Item extends { metrics: readonly Metric[] }>({ metrics, ...item }: Item) => ({
  ...item,
  ...forEachMetric((place, part) => metrics[place]?.[part] ?? null),
});

type RestItem = Partial<Record<MetricField, string | null | undefined>> & {
  title: string;
  description: string;
  technology: string;
  imageUrl: string;
  caseStudyUrl?: string | null | undefined;
  featured?: boolean | null | undefined;
  draft?: boolean | null | undefined;
  publishAt?: string | null | undefined;
};

type Before = { draft: boolean; publishAt: string | null; metrics: readonly Metric[] };

/**
 * Converts a REST body to the GraphQL input.
 *
 * @param before the item that the body replaces. Its metrics after the third are kept, and so are its `draft` and
 * `publishAt` unless the body has them.
 */
export function fromRestItem(body: RestItem, before: Before | null = null) {
  const { title, description, technology, imageUrl, caseStudyUrl, featured } = body;
  const first = places.map((place) => ({ value: body[`metric${place}Value`], label: body[`metric${place}Label`] }));
  return {
    ...{ title, description, technology, imageUrl, caseStudyUrl, featured },
    draft: body.draft ?? before?.draft ?? false,
    publishAt: body.publishAt === undefined ? before?.publishAt : body.publishAt,
    metrics: [...first, ...(before?.metrics.slice(places.length) ?? [])],
  };
}
