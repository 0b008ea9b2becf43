import { portfolioItemSchema } from '@agency/api/contract/portfolio';
import { control } from '@agency/site/ui/field/field.css.ts';
import { Field } from '@agency/site/ui/field/field.tsx';
import { Picture } from '@agency/site/ui/picture/picture.tsx';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Entries } from './entries.ts';
import { fieldLabels } from './fields.ts';
import * as styles from './item-form.css.ts';
import { pictureAddress } from './picture-address.ts';

const isAddress = (text: string) => portfolioItemSchema.shape.imageUrl.safeParse(text).success;

/** The picture's address, and the picture it leads to once typing rests. */
export function ImageField<Output>({ form }: { form: UseFormReturn<Entries, unknown, Output> }) {
  const typed = useWatch({ control: form.control, name: 'imageUrl' }).trim();
  const [src, setSrc] = useState('');
  const shown = useRef(false);
  useEffect(() => {
    const show = () => {
      shown.current = true;
      setSrc(isAddress(typed) ? typed : '');
    };
    const timer = setTimeout(show, shown.current ? 400 : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <>
      <Field
        label={fieldLabels.imageUrl}
        hint="A web address, or a path of the site such as /images/portfolio/eso.webp."
        error={form.formState.errors.imageUrl?.message}
      >
        {(attributes) => (
          <input className={control()} spellCheck={false} {...attributes} {...form.register('imageUrl')} />
        )}
      </Field>
      <div className={styles.preview}>
        <Picture
          src={isAddress(src) ? src : ''}
          alt="What visitors will see"
          ratio="16 / 10"
          via={pictureAddress}
          broken="This picture cannot be shown."
        />
      </div>
    </>
  );
}
