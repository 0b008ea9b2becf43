import './zod-without-eval.ts';
import { z } from 'zod';
import { limits } from './limits.ts';
import { freeText } from './text.ts';

/** A number of a portfolio item, such as `+38%`, and its label. A metric without a value is kept, but not shown. */
export type Metric = { value: string | null; label: string | null };

/** Writes metrics as one text for a form: one line for each, with a tab between its value and its label. */
export const metricsText = (metrics: readonly Metric[]): string =>
  metrics.map(({ value, label }) => `${value ?? ''}\t${label ?? ''}`).join('\n');

/** Reads metrics from the text of a form. */
export const metricsIn = (text: string): { value: string; label: string }[] =>
  text === ''
    ? []
    : text.split(/\r?\n/).map((line) => {
        const [value = '', label = ''] = line.split('\t');
        return { value, label };
      });

/** A value or a label. Line breaks and tabs, the separators in a form's text, become spaces. Empty = null. */
const part = freeText()
  .nullish()
  .transform((text) => text?.replaceAll(/[\t\n]+/g, ' ') || null);
const most = limits.metrics.max;
const tooMany = `At most ${most} metrics`;

/** The metrics of an item, in order, from a list or from a form's text. Empty metrics at the end are dropped. */
export const metricsSchema = z
  .union([z.string().transform(metricsIn), z.array(z.unknown())])
  // Refuses a very long list before its items are parsed. The limit is high, because empty metrics at the end are
  // dropped only afterwards.
  .refine((metrics) => metrics.length <= 10 * most, tooMany)
  .pipe(z.array(z.object({ value: part, label: part })))
  .transform((metrics) => metrics.slice(0, metrics.findLastIndex(({ value, label }) => value ?? label) + 1))
  .superRefine((metrics, context) => {
    if (metrics.length > most) context.addIssue(tooMany);
    // A form shows problems of the list but not of its items, so each problem is reported for the list.
    metrics.forEach(({ value, label }, place) => {
      const refuse = (what: string, { max }: { max: number }) =>
        context.addIssue(`The ${what} of metric ${place + 1} must be at most ${max} characters`);
      if ((value?.length ?? 0) > limits.metricValue.max) refuse('value', limits.metricValue);
      if ((label?.length ?? 0) > limits.metricLabel.max) refuse('label', limits.metricLabel);
    });
  })
  .default([]);

/** The metrics of an item that have a value, each with its index (`place`) in the list. */
export const metricsOf = ({ metrics }: { metrics: readonly Metric[] }) =>
  metrics.flatMap(({ value, label }, place) => (value ? [{ value, label, place }] : []));
