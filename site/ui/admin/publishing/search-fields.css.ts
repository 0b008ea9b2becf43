import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const label = style({ display: 'block', marginBottom: '0.4rem' });

/** A preview of the page as a search result or as a shared link, about as wide as other sites show it. */
export const result = style({
  display: 'grid',
  maxWidth: '30rem',
  gap: '0.15rem',
  padding: '0.75rem 0.85rem',
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  fontFamily: 'Arial, sans-serif',
  overflowWrap: 'anywhere',
});
export const address = style({ fontSize: vars.size.note, color: vars.color.textMuted });
export const title = style({ fontSize: '1.15rem', lineHeight: 1.3, color: vars.color.accent });
/** The title of a shared link. Other sites do not show it in a link's color. */
export const shared = style({ color: vars.color.text });
export const description = style({ fontSize: vars.size.small, lineHeight: 1.45 });
/** The share picture, cropped to the aspect ratio that other sites use. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1200 / 630',
  objectFit: 'cover',
  marginBottom: '0.5rem',
});
