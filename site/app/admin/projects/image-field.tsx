import { type PortfolioItemInput, portfolioItemSchema } from '@agency/api/contract/portfolio';
import { useState } from 'react';
import { type FieldBinding, initialText, TextField } from '#ui/field/fields.tsx';
import { ImagePreview } from './image-preview.tsx';
import * as styles from './project-form.css.ts';
import { useSettled } from './use-settled.ts';
import { fieldLabels } from './versions.ts';

const isAddress = (text: PortfolioItemInput['imageUrl']) => portfolioItemSchema.shape.imageUrl.safeParse(text).success;

/** The picture's address, and the picture it leads to once typing rests. */
export function ImageField({ field }: Pick<FieldBinding, 'field'>) {
  const [entry, setEntry] = useState(initialText(field));
  const address = useSettled(entry.trim(), 500);
  return (
    <div
      className={styles.image}
      onInput={({ target }) => target instanceof HTMLInputElement && setEntry(target.value)}
    >
      <TextField
        field={field}
        label={fieldLabels.imageUrl}
        hint="A web address, or a path of this site such as /images/portfolio/eso.webp."
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ImagePreview key={address} src={isAddress(address) ? address : null} />
    </div>
  );
}
