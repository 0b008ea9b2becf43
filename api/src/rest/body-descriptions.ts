import type { z } from 'zod';
import { contactRequestSchema } from '#api/contract/contact.ts';
import { limits } from '#api/contract/limits.ts';
import { maintenanceOrderSchema } from '#api/contract/orders.ts';
import { reportRequestSchema } from '#api/contract/performance-report.ts';
import { forgotPasswordSchema, resetPasswordSchema, signInSchema } from '#api/contract/session.ts';
import { bodies } from './bodies.ts';
import { restItemSchema } from './portfolio-item.ts';

/** The description of a body: its schema with the rules for its values, and a valid example. */
type BodyDescription = { rules: z.ZodType; example: object };

/** The description of each body, without the contact form's honeypot. */
const descriptions: Record<keyof typeof bodies, BodyDescription> = {
  contact: {
    rules: contactRequestSchema.omit({ website: true }),
    example: {
      name: 'Ann Marlow',
      email: 'ann@client.example',
      company: 'Marlow & Daughters',
      service: 'wordpress',
      budget: '5k-10k',
      message: 'Our shop takes six seconds to load. Can you have a look?',
      recaptchaToken: 'made from the challenge of GET /api/bot-check/challenge',
    },
  },
  login: { rules: signInSchema, example: { username: 'admin', password: 'the password from the first start' } },
  forgotPassword: { rules: forgotPasswordSchema, example: { email: 'admin@agency.example' } },
  resetPassword: {
    rules: resetPasswordSchema,
    example: { token: 'from the mailed link', newPassword: 'four quiet green harbors' },
  },
  portfolioItem: {
    rules: restItemSchema,
    example: {
      title: 'Marlow & Daughters: a shop that loads at once',
      description: 'Rebuilt on Shopify Plus, measured before and after.',
      technology: 'Shopify Plus',
      imageUrl: '/images/portfolio/tern-and-thistle.webp',
      featured: false,
      metric1Value: '1.2 s',
      metric1Label: 'to the first product, from 6.1 s',
    },
  },
  maintenanceOrder: {
    rules: maintenanceOrderSchema,
    example: {
      customerName: 'Ann Marlow',
      customerEmail: 'ann@client.example',
      website: 'client.example',
      packageType: 'protect',
      packagePrice: '149.00',
    },
  },
  paymentReport: {
    rules: bodies.paymentReport,
    example: {
      orderId: '00000000-0000-4000-8000-000000000000',
      paypalOrderId: '5O190127TN364715T',
      paypalPaymentId: '3C679366HH908993F',
    },
  },
  paypalOrder: { rules: bodies.paypalOrder, example: { amount: '149.00', currency: 'USD', intent: 'CAPTURE' } },
  emailReport: {
    rules: reportRequestSchema,
    example: {
      email: 'ann@client.example',
      name: 'Ann Marlow',
      website: 'client.example',
      performanceData: {
        overallScore: 85,
        metrics: [
          {
            name: 'First Contentful Paint',
            score: 85,
            category: 'good',
            description: 'How soon the first text or picture appears.',
            impact: 'Visitors see at once that the page is coming.',
          },
        ],
      },
    },
  },
};

/** The parameters in the paths of REST endpoints. Each has an example, except for ids. */
export const pathParts: Record<string, object> = {
  slug: {
    type: 'string',
    maxLength: limits.slug.max,
    description: 'The last part of the address of a post',
    examples: ['what-a-slow-site-costs'],
  },
  email: {
    type: 'string',
    maxLength: limits.email.max,
    description: 'An email address, in upper or lower case',
    examples: ['mary@client.example'],
  },
  id: { type: 'string', description: 'The `id` from a list or an earlier answer' },
};

export function descriptionOf(body: z.ZodType): BodyDescription {
  const [name] = Object.entries(bodies).find(([, schema]) => schema === body) ?? [];
  if (name === undefined) throw new Error('A REST endpoint has a body that bodies.ts does not list');
  return descriptions[name as keyof typeof bodies];
}
