import { z } from 'zod';

const versionSchema = z.coerce.number().pipe(z.int32()).catch(0);

/** The version of the item that a form was made from. A form without one has seen none: 0, which no item ever is. */
export const readVersion = (form: FormData): number => versionSchema.parse(form.get('version'));
