import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { section } from './list-section.css.ts';

export const place = style({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  '@media': {
    [media.desktop]: { borderRight: `1px solid ${vars.color.border}` },
    [`not ${media.desktop}`]: { selectors: { [`${section}[data-reading] &`]: { display: 'none' } } },
  },
});

export const list = style({});
export const item = style({ selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } } });

const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '0.75rem',
  paddingBlock: '0.75rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  textDecoration: 'none',
  ':hover': { backgroundColor: vars.color.surfaceCool },
  // The ring stays inside: rows lie edge to edge.
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': { [media.desktop]: { paddingInline: '0.9rem', borderLeft: '4px solid transparent' } },
  selectors: {
    '&[aria-current]': {
      '@media': {
        [media.desktop]: { borderLeftColor: vars.color.accent, backgroundColor: vars.color.surfaceCool },
      },
    },
  },
});

export const name = style([line, { fontWeight: 620 }]);

/** Before the name of what nobody has opened yet. */
export const unreadMark = style({
  display: 'inline-block',
  width: '0.5rem',
  height: '0.5rem',
  marginRight: '0.5rem',
  borderRadius: '50%',
  backgroundColor: vars.color.accent,
});

export const age = style({
  alignSelf: 'baseline',
  fontSize: vars.size.note,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});

export const about = style([line, { gridColumn: '1 / -1', fontSize: vars.size.note, color: vars.color.textMuted }]);
export const beginning = style([line, { gridColumn: '1 / -1', fontFamily: vars.font.text }]);

export const pages = style({
  display: 'flex',
  marginInline: '-1.1rem',
  gap: '0.25rem',
  borderTop: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 600,
  '@media': { [media.desktop]: { marginInline: 0 } },
});

export const page = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '3rem',
  paddingInline: '1.1rem',
  color: vars.color.accent,
  textDecorationColor: 'transparent',
  ':hover': { textDecorationColor: 'currentColor' },
  ':focus-visible': { outlineOffset: '-3px' },
});

export const older = style([page, { marginLeft: 'auto' }]);
