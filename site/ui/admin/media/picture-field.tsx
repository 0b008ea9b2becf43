import { label as labelStyle } from '#ui/field/field.css.ts';
import { TextField } from '#ui/field/fields.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import type { FieldsProps } from '../list/record-parts.ts';
import * as styles from './media.css.ts';
import { PicturePicker } from './picture-picker.tsx';

type PictureFieldProps = Pick<FieldsProps, 'bind' | 'values' | 'loadPictures' | 'via'> & {
  label: string;
  /** The aspect ratio in which the record's page shows the picture. */
  ratio: '16 / 9' | '4 / 3';
};

/** The field for a record's picture, with a preview and a button that opens the library. */
export function PictureField({ bind, values, loadPictures, via, label, ratio }: PictureFieldProps) {
  const src = String(values.imageUrl ?? '').trim();
  return (
    <div className={styles.pictureField}>
      <p className={labelStyle}>Picture</p>
      {src ? <Picture src={src} alt="" sizes="20rem" ratio={ratio} via={via} className={styles.preview} /> : null}
      <PicturePicker field="imageUrl" load={loadPictures} via={via} />
      <TextField {...bind('imageUrl')} label={label} inputMode="url" autoCapitalize="none" spellCheck={false} />
    </div>
  );
}
