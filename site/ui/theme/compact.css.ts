import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { compactTypeSizes, densities } from './tokens.ts';

/** Matches within a compact window: `<html data-density="compact">`. */
export const compact = ':root[data-density="compact"]';

globalStyle(compact, {
  vars: { ...assignVars(vars.size, compactTypeSizes), ...assignVars(vars.density, densities.compact) },
});
