import { mostMediaUses } from '@agency/api/contract/media';
import { clsx } from 'clsx';
import { Link as LinkSign, TriangleAlert } from 'lucide-react';
import { button } from '#ui/button/button.css.ts';
import { CheckboxField, TextareaField, TextField } from '#ui/field/fields.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';
import { copyText } from '../copy-text.ts';
import { Facts } from '../facts.tsx';
import { fileSize } from '../file-size.ts';
import * as cards from '../list/picture-card.css.ts';
import { PictureCard } from '../list/picture-card.tsx';
import type { CardProps, FieldsProps, RecordParts } from '../list/record-parts.ts';
import * as form from '../portfolio/item-fields.css.ts';
import { Status } from '../status.tsx';
import { StrangerText } from '../stranger-text.tsx';
import { Day } from '../time/moment.tsx';
import { FocalPoint } from './focal-point.tsx';
import { isDescribed, type MediaAsset, mediaAssetForm } from './media-asset.ts';
import { MediaActions, MediaUpload } from './media-upload.tsx';

const { labels } = mediaAssetForm;

/** The fields of a picture: the focal point beside facts about the picture, and its texts below. */
function MediaAssetFields({ bind, values, record, via }: FieldsProps) {
  const asset = record as MediaAsset | null;
  return (
    <div className={form.place}>
      {asset ? (
        <div className={form.columns}>
          <FocalPoint bind={bind} values={values} src={asset.url} via={via} />
          <Stack gap="dense" align="start">
            <Facts
              of={{
                'Shown on': <Uses of={asset} isLinked={!via} />,
                Size: `${pixels(asset)} pixels${asset.bytes ? `, ${fileSize(asset.bytes)}` : ''}`,
                Added: <Day at={asset.createdAt} />,
              }}
            />
            {via ? null : (
              <button
                type="button"
                className={clsx(button({ kind: 'secondary', size: 'compact' }), withScript)}
                onClick={() => void copyText('URL', asset.url)}
              >
                <LinkSign size={16} aria-hidden="true" />
                Copy URL
              </button>
            )}
          </Stack>
        </div>
      ) : null}
      <TextareaField
        {...bind('alt')}
        label={labels.alt}
        hint="What it shows, in a sentence, for people who cannot see it."
        grows
        optional
      />
      <CheckboxField {...bind('decorative')} label={labels.decorative} hint="It adds nothing to the text next to it." />
      <TextField {...bind('caption')} label={labels.caption} optional />
    </div>
  );
}

/**
 * Lists the content that shows a picture. Links only what visitors see. In the console, the titles are not links,
 * because its window cannot open the site's paths.
 */
function Uses({ of: { usedIn }, isLinked }: { of: MediaAsset; isLinked: boolean }) {
  if (usedIn.length === 0) return 'No page yet';
  return (
    <Stack as="ul" gap="tiny">
      {usedIn.map(({ title, path, isPublic }) => (
        <li key={path}>
          {isLinked && isPublic ? <a href={path}>{title}</a> : title}
          {/* A console may have stored the picture before the API returned `isPublic`. */}
          {isPublic === false ? ' (not public)' : null}
        </li>
      ))}
    </Stack>
  );
}

/** Shows a picture with its name, its size, how many pages show it, and whether it lacks an alt text. */
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
          {/* A console may have stored the picture before the API returned its size. */}
          {asset.bytes ? <span>{fileSize(asset.bytes)}</span> : null}
          <span>{pagesText(asset.usedIn.length)}</span>
          {marks}
        </>
      }
    >
      {isDescribed(asset) ? null : (
        <span className={cards.line}>
          <Status Mark={TriangleAlert} tone="caution">
            No alt text
          </Status>
        </span>
      )}
    </PictureCard>
  );
}

const pixels = ({ width, height }: MediaAsset): string => `${width} × ${height}`;

function pagesText(pages: number): string {
  if (pages === 0) return 'Not used';
  if (pages === 1) return 'On one page';
  return `On ${pages < mostMediaUses ? '' : 'at least '}${pages} pages`;
}

export const mediaAssetParts: RecordParts = {
  Card: MediaAssetCard as RecordParts['Card'],
  styles: { place: cards.place, list: cards.grid },
  Fields: MediaAssetFields,
  Add: MediaUpload,
  More: MediaActions,
};
