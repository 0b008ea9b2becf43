import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** The width of about 68 characters. */
export const measure = '43rem';

/** A long text, and styles for the blocks that an author can use. The editor uses the same styles. */
export const prose = style({
  maxWidth: measure,
  fontFamily: vars.font.text,
  fontSize: '1.125rem',
  lineHeight: 1.65,
});

/** Applies a rule to elements within a text. Adds the scope to each selector of a list, not only to the first. */
const inProse = (selectors: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selectors
      .split(', ')
      .map((selector) => `${prose} ${selector}`)
      .join(', '),
    rule,
  );

inProse('> * + *, > section > * + *', { marginTop: '1.15em' });
// The page index marks a section as current while it crosses a line at a third of the window's height (see
// `PageIndex`).
inProse('> section', { viewTimelineInset: '33% 67%' });
inProse('h2', {
  marginTop: '2.2em',
  fontSize: '1.625rem',
  fontWeight: 640,
  letterSpacing: '-0.015em',
});
inProse('h3', { marginTop: '1.8em', fontSize: '1.25rem', fontWeight: 620 });
inProse('h2 + *, h3 + *', { marginTop: '0.6em' });
inProse('a', { color: vars.color.accent });
// The serif font has no bold face, so browsers would only thicken it. The sans-serif font is loaded anyway.
inProse('strong, b', { fontFamily: vars.font.display, fontSize: '0.94em', fontWeight: 620 });
inProse('ul, ol', { paddingLeft: '1.4em' });
inProse('ul > li, ol > li', { paddingInlineStart: '0.4em' });
inProse('li + li', { marginTop: '0.45em' });
inProse('li::marker', {
  color: vars.color.accent,
  fontFamily: vars.font.display,
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.9em',
});
inProse('blockquote', {
  paddingLeft: '1.5rem',
  borderLeft: `3px solid ${vars.color.accent}`,
  fontStyle: 'italic',
  fontSize: '1.2em',
  lineHeight: 1.45,
});
inProse('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
  lineHeight: 1.45,
});
inProse('th, td', {
  padding: '0.65rem 1.25rem 0.65rem 0',
  borderBottom: `1px solid ${vars.color.border}`,
  textAlign: 'left',
  verticalAlign: 'top',
  minWidth: '7rem',
});
inProse('th', { fontFamily: vars.font.display, fontWeight: 620, borderBottomColor: vars.color.borderStrong });
inProse('td', { fontVariantNumeric: 'tabular-nums' });
inProse('pre', {
  overflowX: 'auto',
  padding: '1rem 1.25rem',
  backgroundColor: vars.color.surfaceCool,
  fontSize: '0.875rem',
  lineHeight: 1.55,
});
inProse('code', { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', fontSize: '0.9em' });
inProse('hr', { height: '1px', border: 0, backgroundColor: vars.color.borderStrong, marginBlock: '2.5em' });

inProse('figure img, p img', { display: 'block', maxWidth: '100%', height: 'auto' });
inProse('figcaption', { marginTop: '0.5rem', fontSize: vars.size.small, color: vars.color.textMuted });

inProse('figure.measure', { paddingBlock: '0.5rem 0.25rem', borderTop: `2px solid ${vars.color.accent}` });
inProse('figure.measure p', {
  fontFamily: vars.font.figure,
  fontSize: '1.5rem',
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});
inProse('figure.measure strong', {
  fontFamily: 'inherit',
  fontSize: '3.25rem',
  fontWeight: 560,
  letterSpacing: '-0.03em',
});

inProse('figure.measure figcaption', { fontSize: '1.0625rem', lineHeight: 1.4, color: vars.color.text });
inProse('figure.measure small', { fontSize: vars.size.small, color: vars.color.textMuted });

inProse('aside.callout', {
  padding: '1.1rem 1.4rem',
  borderLeft: `3px solid ${vars.color.accent}`,
  backgroundColor: vars.color.surfaceCool,
});
inProse('aside.callout > * + *', { marginTop: '0.75em' });

// A link to a portfolio item, with its picture.
inProse('figure.work', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 13rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: '1rem 1.4rem',
  paddingBlock: '1rem',
  borderBlock: `1px solid ${vars.color.border}`,
});
inProse('figure.work img', { display: 'block', width: '100%', aspectRatio: '16 / 10', objectFit: 'cover' });
inProse('figure.work figcaption', {
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: '1.125rem',
  fontWeight: 620,
});
// The whole card is the link.
inProse('figure.work a::after', { content: '', position: 'absolute', inset: 0 });
