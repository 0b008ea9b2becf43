import { type MouseEvent, useRef } from 'react';
import { enterText } from '#ui/field/enter-text.ts';
import { Field } from '#ui/field/field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { FieldsProps } from '../list/record-parts.ts';
import * as styles from './media.css.ts';
import { mediaAssetForm } from './media-asset.ts';

type FocalPointProps = Pick<FieldsProps, 'bind' | 'values' | 'via'> & { src: string };

const axes = ['focalX', 'focalY'] as const;

/** Lets the admin choose, by a click or two sliders, the point that stays visible where a page crops the picture. */
export function FocalPoint({ bind, values, src, via }: FocalPointProps) {
  const place = useRef<HTMLDivElement>(null);
  function choose({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const shares = { focalX: (clientX - left) / width, focalY: (clientY - top) / height };
    for (const axis of axes) {
      const slider = place.current?.querySelector(`input[name="${axis}"]`);
      if (slider instanceof HTMLInputElement) enterText(slider, String(Math.round(100 * shares[axis])));
    }
  }
  return (
    <div ref={place}>
      <Stack gap="dense">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders do the same by keyboard. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders do the same by keyboard. */}
        <div className={styles.focalPicture} onClick={choose}>
          <img src={via ? via(src) : src} alt="" className={styles.focalImage} />
          <span
            className={styles.focalDot}
            style={{ left: `${Number(values.focalX)}%`, top: `${Number(values.focalY)}%` }}
          />
        </div>
        <div className={styles.focalSliders}>
          {axes.map((axis) => {
            const { field, ...handlers } = bind(axis);
            const initial = String(field.initialValue ?? values[axis] ?? 50);
            return (
              <Field key={axis} id={field.id} error={field.errors?.[0]} label={mediaAssetForm.labels[axis]}>
                {(attributes) => (
                  <input
                    type="range"
                    name={field.name}
                    min={0}
                    max={100}
                    defaultValue={initial}
                    className={styles.slider}
                    {...handlers}
                    {...attributes}
                  />
                )}
              </Field>
            );
          })}
        </div>
      </Stack>
    </div>
  );
}
