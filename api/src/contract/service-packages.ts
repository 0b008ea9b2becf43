import './zod-without-eval.ts';
import { z } from 'zod';
import { freeText, requiredText } from './text.ts';

/** The services with prices on their pages: the last part of the page's address, and the name. */
export const pricedServices = {
  'wordpress-maintenance': 'WordPress maintenance',
  wordpress: 'WordPress development',
  shopify: 'Shopify Plus',
  'email-dns': 'Email and DNS',
} as const;
export type PricedService = keyof typeof pricedServices;
export const pricedServiceNames = Object.keys(pricedServices) as [PricedService, ...PricedService[]];

/** The service whose packages are the maintenance plans. There are always three of these packages. */
export const plansService: PricedService = 'wordpress-maintenance';

/** The maximum number of packages of all services together. */
export const mostServicePackages = 40;

/** An amount with or without commas between thousands, and with or without cents. */
const amount = /^\$?\s?(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?$/;
const most = 9_999_999;
const dollars = (text: string) => Number(text.replaceAll(/[$,\s]/g, ''));
const isPrice = (text: string) => text === '' || (amount.test(text) && dollars(text) > 0 && dollars(text) <= most);

/** A price in US dollars. `$2,500` becomes `2500`. Empty = none. */
const optionalPrice = () =>
  freeText()
    .refine(isPrice, 'Must be an amount in US dollars, such as 2,500')
    .transform((text) => (text ? String(dollars(text)) : undefined))
    .optional();

const longestLine = 120;
const mostLines = 20;
const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

/** A package of a service, as the admin writes it. */
export const servicePackageSchema = z.object({
  service: z.enum(pricedServiceNames, { error: 'Please select a service' }),
  name: requiredText(40),
  audience: requiredText(300),
  price: optionalPrice(),
  isMinimum: z.boolean().default(false),
  isMonthly: z.boolean().default(false),
  popular: z.boolean().default(false),
  features: requiredText(mostLines * longestLine)
    .overwrite((text) => linesOf(text).join('\n'))
    .refine((text) => linesOf(text).length <= mostLines, `Must be at most ${mostLines} lines`)
    .refine(
      (text) => linesOf(text).every(({ length }) => length <= longestLine),
      `Each line must be at most ${longestLine} characters`,
    ),
});

type Priced = { price?: string | null | undefined; isMinimum?: boolean };

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** Formats a price for pages: `$2,500`, `$10,000+`, `$79.50`, or `Custom` if there is none. */
export function priceText({ price, isMinimum }: Priced): string {
  if (!price) return 'Custom';
  const sum = Number(price);
  return `$${(Number.isInteger(sum) ? whole : withCents).format(sum)}${isMinimum ? '+' : ''}`;
}

export const featuresOf = ({ features }: { features: string }): string[] => linesOf(features);
