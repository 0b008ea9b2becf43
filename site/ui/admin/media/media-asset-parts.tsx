import { Link as LinkSign } from 'lucide-react';
import { Fragment } from 'react';
import { button } from '#ui/button/button.css.ts';
import { CheckboxField, TextareaField, TextField } from '#ui/field/fields.tsx';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { copyText } from '../copy-text.ts';
import { fileSize } from '../file-size.ts';
import * as cards from '../list/picture-card.css.ts';
import { PictureCard } from '../list/picture-card.tsx';
import type { CardProps, FieldsProps, RecordParts } from '../list/record-parts.ts';
import { StrangerText } from '../stranger-text.tsx';
import { Day } from '../time/moment.tsx';
import { FocalPoint } from './focal-point.tsx';
import * as styles from './media.css.ts';
import { isDescribed, type MediaAsset, mediaAssetForm } from './media-asset.ts';
import { MediaActions, MediaUpload } from './media-upload.tsx';

const { labels } = mediaAssetForm;

function MediaAssetFields({ bind, values, record, via }: FieldsProps) {
  const asset = record as MediaAsset | null;
  const usedIn = asset?.usedIn ?? [];
  return (
    <Stack gap="dense">
      {asset ? (
        <>
          <FocalPoint bind={bind} values={values} src={asset.url} via={via} />
          <Inline gap="dense" align="center">
            <p className={styles.hint}>{pixels(asset)} pixels</p>
            {via ? null : (
              <button
                type="button"
                className={button({ kind: 'quiet', size: 'compact' })}
                onClick={() => void copyText('URL', asset.url)}
              >
                <LinkSign size={16} aria-hidden="true" />
                Copy URL
              </button>
            )}
          </Inline>
        </>
      ) : null}
      <TextareaField
        {...bind('alt')}
        label={labels.alt}
        hint="What it shows, in a sentence, for people who cannot see it."
        rows={2}
        optional
      />
      <CheckboxField {...bind('decorative')} label={labels.decorative} hint="It adds nothing to the text next to it." />
      <TextField {...bind('caption')} label={labels.caption} optional />
      {usedIn.length > 0 ? (
        <p className={styles.hint}>
          Shown in{' '}
          {usedIn.map(({ title, path }, place) => (
            <Fragment key={path}>
              {place > 0 ? ', ' : ''}
              {/* The console's window cannot open the site's paths. */}
              {via ? title : <a href={path}>{title}</a>}
            </Fragment>
          ))}
        </p>
      ) : null}
    </Stack>
  );
}

/** Shows a picture with its name, size and date, and whether it lacks an alt text. */
function MediaAssetCard({ record: asset, kind: _kind, marks, ...card }: CardProps<MediaAsset>) {
  return (
    <PictureCard
      {...card}
      src={asset.url}
      ratio="16 / 9"
      whole
      title={<StrangerText>{asset.name}</StrangerText>}
      about={
        <>
          <span className={cards.spare}>{pixels(asset)}</span>
          {/* A console may still hold pictures that it stored before they had this size. */}
          {asset.bytes ? <span>{fileSize(asset.bytes)}</span> : null}
          <Day at={asset.createdAt} />
          {marks}
        </>
      }
    >
      <span className={cards.about}>
        {isDescribed(asset) ? null : <span className={styles.undescribed}>No alt text</span>}
        {asset.usedIn.length > 0 ? <span>{usedTimes(asset.usedIn.length)}</span> : null}
      </span>
    </PictureCard>
  );
}

const pixels = ({ width, height }: MediaAsset): string => `${width} × ${height}`;

const usedTimes = (times: number): string => `Shown in ${times === 1 ? 'one place' : `${times} places`}`;

export const mediaAssetParts: RecordParts = {
  Card: MediaAssetCard as RecordParts['Card'],
  styles: { place: cards.place, list: cards.grid },
  Fields: MediaAssetFields,
  Add: MediaUpload,
  More: MediaActions,
};
