import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const textLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  // Tall enough for a finger. The negative margin keeps the neighbors in place.
  minHeight: '2.75rem',
  marginBlock: '-0.5rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 600,
  color: vars.color.accent,
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  transition: `text-decoration-color ${vars.duration.quick} ${vars.ease.out}`,
  ':hover': { textDecorationColor: 'currentColor' },
});

/** Reserves space for the arrow after the last word, so that the arrow never wraps to a line of its own. */
export const words = style({ paddingRight: 'calc(16px + 0.4em)' });
globalStyle(`${textLink} svg`, {
  display: 'inline-block',
  marginLeft: '-16px',
  verticalAlign: '-0.2em',
  transition: `transform ${vars.duration.calm} ${vars.ease.out}`,
});
globalStyle(`${textLink}:hover svg`, { transform: 'translateX(3px)' });

/** A link back, with its arrow before the first word. */
export const back = style([textLink, {}]);
globalStyle(`${back} ${words}`, { padding: '0 0 0 calc(16px + 0.4em)' });
globalStyle(`${back} svg`, { margin: '0 -16px 0 0' });
globalStyle(`${back}:hover svg`, { transform: 'translateX(-3px)' });
