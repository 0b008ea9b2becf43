import '../zod/without-eval.ts';
import { z } from 'zod';
import { contactSchema } from '../contact/contact.ts';
import { packageTypeSchema } from '../maintenance-plans/catalogue.ts';

/**
 * A maintenance order as the checkout's form, the mutation and REST take it (SPEC section 5). Its price is compared with
 * the catalogue's, and never believed.
 */
export const maintenanceOrderSchema = z.object({
  customerName: contactSchema.shape.name,
  customerEmail: contactSchema.shape.email,
  packageType: packageTypeSchema,
  packagePrice: z.string('Invalid price format').regex(/^\d{1,8}\.\d{2}$/, 'Invalid price format'),
});
export type MaintenanceOrderInput = z.infer<typeof maintenanceOrderSchema>;

/** What we are paid in. */
export const currency = 'USD';

/** What PayPal is asked for: the money at once, and no promise of it. */
export const paymentIntent = 'CAPTURE';

/** How long a browser is known as the one that placed an order. */
export const buyerCookieDays = 2;
