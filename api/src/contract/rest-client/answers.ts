import type { OrderStatus, PaymentStatus } from '../checkout/statuses.ts';
import type { Technology } from '../portfolio/portfolio.ts';

/** What REST answers, as JSON has it: moments are ISO 8601 text, and what is not there is null. */
export type PortfolioItem = {
  id: string;
  title: string;
  description: string;
  technology: Technology;
  imageUrl: string;
  caseStudyUrl: string | null;
  featured: boolean;
  createdAt: string;
} & Record<`metric${1 | 2 | 3}${'Value' | 'Label'}`, string | null>;

export type BlogPost = {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  author: string;
  imageUrl: string;
  tags: string[];
  published: boolean;
  seoTitle: string | null;
  seoDescription: string | null;
  createdAt: string;
  updatedAt: string;
};

export type ContactSubmission = {
  id: string;
  name: string;
  email: string;
  company: string | null;
  service: string;
  budget: string | null;
  message: string;
  createdAt: string;
};

/** A success told in words that people may be shown. */
export type MessageAnswer = { message: string };

export type SessionUser = { username: string };
export type SessionAnswer = { authenticated: boolean; user: SessionUser | null };
export type SignInAnswer = { success: boolean; user: SessionUser | null; message: string };
export type SignOutAnswer = { success: boolean; message: string };

/** The id of what is gone. */
export type DeletedAnswer = { id: string };

export type PlacedOrderAnswer = { orderId: string; invoiceNumber: string };

/** An order that is paid. */
export type PaidOrderAnswer = {
  success: true;
  message: string;
  orderId: string;
  invoiceNumber: string;
  paymentStatus: PaymentStatus;
  orderStatus: OrderStatus;
  startDate: string;
  endDate: string;
};

export type PaypalSetupAnswer = { clientToken: string };

/** PayPal's id of its order. */
export type PaypalOrderAnswer = { id: string };

/** PayPal's own answer to a capture, in what the checkout reads of it. `custom_id` is our order's id. */
export type PaypalCaptureAnswer = {
  id: string;
  status: string;
  purchase_units?: {
    custom_id?: string;
    payments?: { captures?: { id: string; status: string; custom_id?: string }[] };
  }[];
};
