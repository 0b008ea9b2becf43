/** The fields of a portfolio item's metrics, in order. */
export const metricFields = [
  { value: 'metric1Value', label: 'metric1Label' },
  { value: 'metric2Value', label: 'metric2Label' },
  { value: 'metric3Value', label: 'metric3Label' },
] as const;

type ValueField = (typeof metricFields)[number]['value'];
type LabelField = (typeof metricFields)[number]['label'];

/** Builds something for each metric field, such as its rule. */
export const forEachMetric = <Value, Label>(ofValue: (place: number) => Value, ofLabel: (place: number) => Label) =>
  Object.fromEntries(
    metricFields.flatMap(({ value, label }, place) => [
      [value, ofValue(place)],
      [label, ofLabel(place)],
    ]),
  ) as Record<ValueField, Value> & Record<LabelField, Label>;

/** The metrics of an item that have a value, in order, each with its place. */
export const metricsOf = (item: Partial<Record<ValueField | LabelField, string | null>>) =>
  metricFields.flatMap((fields, place) => {
    const value = item[fields.value];
    return value ? [{ value, label: item[fields.label] ?? null, place }] : [];
  });
