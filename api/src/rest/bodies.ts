import { z } from 'zod';
import { boundedArray } from '#api/contract/bounded-array.ts';
import { metricNames } from '#api/contract/performance.ts';
import { metricFields } from './portfolio-item.ts';

const error = ({ input }: { input?: unknown }) => (input === undefined ? 'Required' : 'Invalid input');
const text = z.string({ error });
const optional = z.string({ error }).nullish();
const number = z.number({ error });

/**
 * The JSON bodies of SPEC section 7, with names and types only. The GraphQL schema validates the values. Unknown fields
 * are ignored.
 */
export const bodies = {
  contact: z.object({
    name: text,
    email: text,
    company: optional,
    service: text,
    budget: optional,
    regarding: optional,
    message: text,
    // A missing token is refused with the same message as an empty one.
    recaptchaToken: text.default(''),
    website: optional,
  }),
  login: z.object({ username: text, password: text }),
  forgotPassword: z.object({ email: text }),
  resetPassword: z.object({ token: text.default(''), newPassword: text }),
  portfolioItem: z.object({
    title: text,
    description: text,
    technology: text,
    imageUrl: text,
    caseStudyUrl: optional,
    featured: z.boolean({ error }).nullish(),
    draft: z.boolean({ error }).nullish(),
    publishAt: optional,
    ...metricFields(optional),
  }),
  maintenanceOrder: z.object({
    customerName: text,
    customerEmail: text,
    website: optional,
    storePayment: z.boolean({ error }).nullish(),
    packageType: text,
    packagePrice: text,
  }),
  paymentReport: z.object({ orderId: text, paypalOrderId: text, paypalPaymentId: text }),
  // A numeric amount is converted to a string.
  paypalOrder: z.object({
    amount: z.union([text, number.transform(String)], { error }),
    currency: text,
    intent: text,
    orderId: optional,
  }),
  emailReport: z.object({
    email: text,
    name: optional,
    website: text.default(''),
    performanceData: z.object(
      {
        overallScore: number,
        metrics: boundedArray(
          z.object({ name: text, score: number, category: text, description: text, impact: text }, { error }),
          { max: metricNames.length, error },
        ),
      },
      { error },
    ),
  }),
};
