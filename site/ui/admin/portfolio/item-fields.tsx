import { portfolioItemSchema, technologies } from '@agency/api/contract/portfolio';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { CheckboxField, SelectField, TextareaField, TextField } from '#ui/field/fields.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { framed } from '#ui/neatline/neatline.css.ts';
import { Picture } from '#ui/picture/picture.tsx';
import type { FieldsProps } from '../list/record-parts.ts';
import { preview } from '../media/media.css.ts';
import { PicturePicker } from '../media/picture-picker.tsx';
import { MomentField } from '../publishing/moment-field.tsx';
import * as styles from './item-fields.css.ts';
import { MetricsField } from './metrics-field.tsx';
import { itemModel } from './portfolio-item.ts';
import { type Via, whyBroken } from './use-picture-check.tsx';

const { labels } = itemModel;
const technologyOptions = technologies.map((name) => ({ value: name, label: name }));
const webAddress = { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const;

export function ItemFields({ bind, values, via, loadPictures, timeZone }: FieldsProps) {
  return (
    <div className={styles.place}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <TextField {...bind('title')} label={labels.title} />
          <TextareaField {...bind('description')} label={labels.description} grows />
          <SelectField
            {...bind('technology')}
            label={labels.technology}
            options={technologyOptions}
            empty="Please select a technology"
          />
          <Stack gap="dense">
            <CheckboxField
              {...bind('featured')}
              label={labels.featured}
              hint="Shown first in the portfolio, and possibly on the home page."
            />
            <CheckboxField {...bind('draft')} label={labels.draft} hint="Visitors do not see it." />
          </Stack>
          <MomentField
            name="publishAt"
            label={labels.publishAt}
            hint="Visitors see it from then on."
            bind={bind}
            values={values}
            timeZone={timeZone}
            optional
          />
        </div>
        <div className={styles.column}>
          <div className={styles.image}>
            <ImagePreview address={String(values.imageUrl).trim()} via={via} />
            <PicturePicker field="imageUrl" load={loadPictures} via={via} />
            <TextField
              {...bind('imageUrl')}
              label={labels.imageUrl}
              hint="A web address, or a path of the site such as /images/portfolio/eso.webp."
              {...webAddress}
            />
          </div>
          <TextField
            {...bind('caseStudyUrl')}
            label={labels.caseStudyUrl}
            hint="A web address, or a path of the site such as /case-studies/eso."
            optional
            {...webAddress}
          />
        </div>
      </div>
      <MetricsField bind={bind} values={values} />
    </div>
  );
}

/** How long typing must pause before the picture is loaded, in ms. */
const rest = 400;

const isAddress = (typed: string) => portfolioItemSchema.shape.imageUrl.safeParse(typed).success;

/** The time between retries of a picture whose server could not be reached, in ms. */
const retryMs = 5_000;

const brokenTexts = {
  missing: 'This picture cannot be shown.',
  unreachable: 'This picture cannot be shown, because its server cannot be reached.',
};

/** Once typing pauses, shows the picture as visitors will see it, or why it cannot be shown. */
function ImagePreview({ address, via }: { address: string; via: Via | undefined }) {
  const [src, setSrc] = useState('');
  const began = useRef(false);
  const wanted = isAddress(address) ? address : '';
  useEffect(() => {
    const timer = setTimeout(() => setSrc(wanted), began.current ? rest : 0);
    began.current = true;
    return () => clearTimeout(timer);
  }, [wanted]);
  const { problem, attempt, onBroken } = useBrokenPicture(src, via);
  return (
    <div className={clsx(framed, preview)} aria-live="polite">
      <Picture
        key={`${src} ${attempt}`}
        src={src}
        alt={src ? 'What visitors will see' : 'The picture appears here.'}
        ratio="4 / 3"
        via={via}
        broken={problem ? brokenTexts[problem] : undefined}
        onBroken={onBroken}
      />
    </div>
  );
}

/**
 * Returns why the picture at `src` did not load. `attempt` increases when its server can be reached again, so that the
 * picture is loaded again.
 */
function useBrokenPicture(src: string, via: Via | undefined) {
  const [found, setFound] = useState<{ src: string; problem: 'missing' | 'unreachable' } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const problem = found?.src === src ? found.problem : null;
  const waiting = problem === 'unreachable';
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(async () => {
      if ((await whyBroken(src, via)) === 'unreachable') return;
      setFound(null);
      setAttempt((last) => last + 1);
    }, retryMs);
    return () => clearInterval(timer);
  }, [waiting, src, via]);
  return { problem, attempt, onBroken: () => void whyBroken(src, via).then((problem) => setFound({ src, problem })) };
}
