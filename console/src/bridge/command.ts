import '@agency/api/contract/zod/without-eval';
import { z } from 'zod';

/**
 * What the native menu asks of the renderer. Each has its menu item and accelerator in `shortcuts.ts`; the renderer's palette
 * offers the same. Day and night are not here: the menu changes them itself, the palette by `desktop.setTheme`.
 */
export const commandSchema = z.enum([
  'palette',
  'find',
  'inbox',
  'portfolio',
  'waiting',
  'new-item',
  'save',
  'next',
  'previous',
  'reply',
  'copy-address',
  'read-all',
  'delete',
  'undo',
  'reload-data',
  'shortcuts',
  'sign-out',
  'about',
]);
export type Command = z.infer<typeof commandSchema>;
