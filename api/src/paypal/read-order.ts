import { z } from 'zod';
import { boundedArray } from '#api/contract/bounded-array.ts';
import type { PayPalCapture, PayPalOrder } from '#api/paypal/paypal.ts';
import { unreadable } from './paypal-http.ts';

export const moneySchema = z
  .object({ currency_code: z.string().regex(/^[A-Z]{3}$/), value: z.string().regex(/^\d{1,12}(\.\d{1,3})?$/) })
  .transform(({ value, currency_code: currency }) => ({ value, currency }));

/** Turns an unreadable time into null, because an error would hide a capture. */
const momentSchema = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullable()
  .catch(null);

const captureSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: moneySchema,
  create_time: momentSchema,
});
const refundSchema = z.object({ status: z.string().optional(), amount: moneySchema });
/** The statuses of refunds that returned no money. */
const unmade = ['CANCELLED', 'FAILED'];
const captureOfOrderSchema = captureSchema.extend({
  custom_id: z.string().optional(),
  invoice_id: z.string().optional(),
});

const purchaseUnitSchema = z.object({
  custom_id: z.string().optional(),
  invoice_id: z.string().optional(),
  amount: moneySchema.optional(),
  payee: z.object({ merchant_id: z.string().optional(), email_address: z.string().optional() }).optional(),
  payments: z
    .object({
      captures: boundedArray(captureOfOrderSchema, { max: 100 }).optional(),
      refunds: boundedArray(refundSchema, { max: 100 }).optional(),
    })
    .optional(),
});

/**
 * The id under which PayPal stored the payment source. Null if the id is unreadable, because an error would hide a
 * capture.
 */
const sourceSchema = z
  .object({
    attributes: z.object({ vault: z.object({ id: z.string().min(1).max(255), status: z.literal('VAULTED') }) }),
  })
  .transform(({ attributes: { vault } }) => vault.id)
  .nullish()
  .catch(null);

/** developer.paypal.com/docs/api/orders/v2: the parts of an order that we read. The rest stays in `raw`. */
const orderSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  purchase_units: boundedArray(purchaseUnitSchema, { max: 10 }).optional(),
  payment_source: z.object({ paypal: sourceSchema }).nullish().catch(null),
});

const plain = ({ id, status, amount, create_time: createdAt }: z.output<typeof captureSchema>): PayPalCapture => ({
  id,
  status,
  amount,
  createdAt,
});

/**
 * Reads an order from PayPal's answer.
 *
 * @throws PayPalUnavailable if the answer is not an order, because the outcome is then unknown.
 */
export function readOrder(call: string, raw: unknown): PayPalOrder {
  const { data: order } = orderSchema.safeParse(raw);
  if (!order) throw unreadable(call);
  const units = order.purchase_units ?? [];
  const refunds = units.flatMap(({ payments }) => payments?.refunds ?? []);
  const captures = units.flatMap(({ payments }) => payments?.captures ?? []);
  // Our orders have one unit. With several units, the first would not have the whole amount.
  const unit = units.length === 1 ? units[0] : undefined;
  return {
    id: order.id,
    status: order.status,
    reference: unit?.custom_id ?? captures[0]?.custom_id ?? null,
    invoiceNumber: unit?.invoice_id ?? captures[0]?.invoice_id ?? null,
    amount: unit?.amount ?? null,
    payeeId: unit?.payee?.merchant_id ?? unit?.payee?.email_address ?? null,
    captures: captures.map(plain),
    vaultId: order.payment_source?.paypal ?? null,
    refunds: refunds.filter(({ status }) => !unmade.includes(status ?? '')).map(({ amount }) => amount),
    raw,
  };
}

/**
 * Reads a capture from PayPal's answer.
 *
 * @throws PayPalUnavailable if the answer is not a capture.
 */
export function readCapture(call: string, raw: unknown): PayPalCapture {
  const { data } = captureSchema.safeParse(raw);
  if (!data) throw unreadable(call);
  return plain(data);
}
