import { limits } from '@agency/api/contract/limits';
import { metricsIn, metricsText } from '@agency/api/contract/metrics';
import { clsx } from 'clsx';
import { ArrowUp, Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { button } from '#ui/button/button.css.ts';
import { enterText } from '#ui/field/enter-text.ts';
import { control } from '#ui/field/field.css.ts';
import { FieldError } from '#ui/field/field.tsx';
import { text } from '#ui/theme/text.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import type { FieldsProps } from '../list/record-parts.ts';
import * as styles from './metrics-field.css.ts';

const examples = [
  ['+250%', 'sales in the first year'],
  ['0.9 s', 'largest paint on a phone'],
  ['12 h', 'saved every week'],
];

/** Edits an item's metrics. The form's actual control is a hidden textarea with a line for each metric. */
export function MetricsField({ bind, values }: Pick<FieldsProps, 'bind' | 'values'>) {
  const { field, ref, ...handlers } = bind('metrics');
  const stored = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  const metrics = metricsIn(String(values.metrics ?? ''));
  const error = field.errors?.[0];
  const isFull = metrics.length >= limits.metrics.max;

  function write(next: typeof metrics, focused?: string) {
    // Renders synchronously, so that the element to focus next exists.
    flushSync(() => stored.current && enterText(stored.current, metricsText(next)));
    if (focused) focusPart(focused);
  }
  const focusPart = (name: string) => find(`[data-part="${name}"]`)?.focus();
  const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
  const change = (at: number, part: 'value' | 'label', typed: string) =>
    write(metrics.map((each, index) => (index === at ? { ...each, [part]: typed.replaceAll('\t', ' ') } : each)));

  return (
    <fieldset ref={place} className={styles.metrics} aria-describedby={error ? errorId : undefined}>
      <legend className={clsx(text({ as: 'label' }), styles.legend)}>
        Metrics <span className={styles.muted}>optional; lists show the first three</span>
      </legend>
      <textarea
        ref={(element) => {
          stored.current = element;
          ref?.(element);
        }}
        name={field.name}
        defaultValue={typeof field.initialValue === 'string' ? field.initialValue : ''}
        className={visuallyHidden}
        aria-hidden="true"
        tabIndex={-1}
        // The form focuses its first invalid field. This one is hidden, so it passes the focus to a visible field.
        onFocus={() => (find('li [aria-invalid]') ?? find('[data-part]'))?.focus()}
        {...handlers}
      />
      {metrics.length > 0 ? (
        <ol className={styles.rows}>
          {metrics.map(({ value, label }, at) => {
            const number = at + 1;
            const isLong = (typed: string, { max }: { max: number }) => typed.trim().length > max || undefined;
            return (
              <li key={at} className={styles.row}>
                <input
                  data-part={`value-${at}`}
                  className={control()}
                  value={value}
                  placeholder={examples[at]?.[0]}
                  aria-label={`Value ${number}`}
                  aria-invalid={isLong(value, limits.metricValue)}
                  onChange={({ currentTarget }) => change(at, 'value', currentTarget.value)}
                />
                <input
                  className={clsx(control(), styles.label)}
                  value={label}
                  placeholder={examples[at]?.[1] ?? 'what it measures'}
                  aria-label={`Label ${number}`}
                  aria-invalid={isLong(label, limits.metricLabel)}
                  onChange={({ currentTarget }) => change(at, 'label', currentTarget.value)}
                />
                <span className={styles.actions}>
                  <button
                    type="button"
                    data-part={`up-${at}`}
                    className={clsx(button({ kind: 'quiet', shape: 'icon' }), styles.up)}
                    aria-label={`Move metric ${number} up`}
                    title="Move up"
                    onClick={() => write(moved(metrics, at), at > 1 ? `up-${at - 1}` : 'value-0')}
                  >
                    <ArrowUp size={17} aria-hidden="true" />
                  </button>
                  <button
                    type="button"
                    className={button({ kind: 'quiet', shape: 'icon' })}
                    aria-label={`Remove metric ${number}`}
                    title="Remove"
                    onClick={() =>
                      write(metrics.toSpliced(at, 1), metrics.length > 1 ? `value-${Math.max(0, at - 1)}` : 'add')
                    }
                  >
                    <X size={17} aria-hidden="true" />
                  </button>
                </span>
              </li>
            );
          })}
        </ol>
      ) : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      <button
        type="button"
        data-part="add"
        className={button({ kind: 'secondary', size: 'compact' })}
        disabled={isFull}
        onClick={() => write([...metrics, { value: '', label: '' }], `value-${metrics.length}`)}
      >
        <Plus size={17} aria-hidden="true" />
        {isFull ? `At most ${limits.metrics.max} metrics` : 'Add a metric'}
      </button>
    </fieldset>
  );
}

/** Moves the item at an index up by one. */
const moved = <Item,>(items: readonly Item[], at: number): Item[] =>
  items.toSpliced(at, 1).toSpliced(at - 1, 0, ...items.slice(at, at + 1));
