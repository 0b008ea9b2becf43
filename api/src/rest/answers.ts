import { z } from 'zod';
import { metricFields } from './portfolio-item.ts';

/** The JSON answers of SPEC section 7, for the types of rows and the API's description. Tests check the public rows. */

const text = z.string();
const optional = z.string().nullable();
const moment = z.iso.datetime();

export const portfolioItem = z.object({
  id: z.uuid(),
  title: text,
  description: text,
  technology: text,
  imageUrl: text,
  caseStudyUrl: optional,
  featured: z.boolean(),
  createdAt: moment,
  ...metricFields(optional),
});
export const portfolio = z.array(portfolioItem);

export const blogPost = z.object({
  id: z.uuid(),
  title: text,
  slug: text,
  excerpt: text,
  content: text,
  author: text,
  imageUrl: optional,
  tags: z.array(text),
  published: z.boolean(),
  seoTitle: optional,
  seoDescription: optional,
  createdAt: moment,
  updatedAt: moment,
});
export const blog = z.array(blogPost);

export const inquiries = z.array(
  z.object({
    id: z.uuid(),
    name: text,
    email: text,
    company: optional,
    service: text,
    budget: optional,
    regarding: optional,
    message: text,
    createdAt: moment,
  }),
);

const rows = z.array(z.record(z.string(), z.unknown()));
const count = z.int();

/** All data stored about an address. The rows have the columns of the database. */
export const person = z.object({
  email: text,
  exportedAt: moment,
  total: z.object({ inquiries: count, messages: count, orders: count }),
  ...{
    inquiries: rows,
    messages: rows,
    timeline: rows,
    orders: rows,
    payments: rows,
    subscriptions: rows,
    mails: rows,
    files: rows,
    blocks: rows,
  },
});
export const erased = z.object({
  message: text,
  ...{ inquiries: count, mails: count, inquiriesLeft: count, ordersKept: count },
});

const user = z.object({ username: text });

export const receipt = z.object({ message: text });
export const done = z.object({ success: z.boolean(), message: text });
export const deleted = z.object({ id: z.uuid() });
export const challenge = z.unknown();
export const sessionState = z.object({ authenticated: z.boolean(), user: user.nullable() });
export const signedIn = z.object({ success: z.boolean(), user, message: text });

export const placedOrder = z.object({ orderId: z.uuid(), invoiceNumber: text });
export const paidOrder = z.object({
  success: z.boolean(),
  message: text,
  orderId: z.uuid(),
  invoiceNumber: text,
  paymentStatus: text,
  orderStatus: text,
  startDate: optional,
  endDate: optional,
});
export const paypalSetup = z.object({ clientToken: text });
export const paypalOrder = z.object({ id: text });
export const paypalCapture = z.unknown();

export const refusal = z.object({
  message: text,
  issues: z.array(z.object({ path: text, message: text })).optional(),
});
