import type { z } from 'zod';
import type { ContactRequest } from './contact.ts';
import type { MaintenanceOrderInput, OrderStatus, PaymentStatus } from './orders.ts';
import type { PerformanceResult } from './performance.ts';
import type { ReportRequest } from './performance-report.ts';
import type { portfolioItemSchema, Technology } from './portfolio.ts';
import type { forgotPasswordSchema, resetPasswordSchema, signInSchema } from './session.ts';

/** An answer that is no success: `message` is its status, a colon and a space, and its body or, without one, its status text. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
  }
}

/** What the server itself says is wrong, in the `message` of its JSON answer; null when it says nothing. */
export const serverMessage = (fault: unknown): string | null => saidIn(fault, 'message');

/** The same in the `error` of its answer, where the mailed report has it. */
export const serverError = (fault: unknown): string | null => saidIn(fault, 'error');

/** Why a payment was refused, such as DECLINED, in the `reason` of its answer. */
export const serverReason = (fault: unknown): string | null => saidIn(fault, 'reason');

function saidIn(fault: unknown, name: 'message' | 'error' | 'reason'): string | null {
  if (!(fault instanceof HttpError)) return null;
  try {
    const words: unknown = JSON.parse(fault.body)[name];
    return typeof words === 'string' && words ? words : null;
  } catch {
    return null;
  }
}

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
type MessageAnswer = { message: string };

type SessionUser = { username: string };
type SessionAnswer = { authenticated: boolean; user: SessionUser | null };
type SignInAnswer = { success: boolean; user: SessionUser | null; message: string };
type SignOutAnswer = { success: boolean; message: string };

/** The id of what is gone. */
type DeletedAnswer = { id: string };

type PlacedOrderAnswer = { orderId: string; invoiceNumber: string };

/** An order that is paid. */
type PaidOrderAnswer = {
  success: true;
  message: string;
  orderId: string;
  invoiceNumber: string;
  paymentStatus: PaymentStatus;
  orderStatus: OrderStatus;
  startDate: string;
  endDate: string;
};

type PaypalSetupAnswer = { clientToken: string };

/** PayPal's id of its order. */
type PaypalOrderAnswer = { id: string };

/** PayPal's own answer to a capture, in what the checkout reads of it. `custom_id` is our order's id. */
type PaypalCaptureAnswer = {
  id: string;
  status: string;
  purchase_units?: {
    custom_id?: string;
    payments?: { captures?: { id: string; status: string; custom_id?: string }[] };
  }[];
};

/** How requests are sent, as `fetch` does it. */
export type Fetch = (address: string, options: RequestInit) => Promise<Response>;

type CallOptions = {
  /** The origin to ask, without a trailing slash. Unset = where the page comes from. */
  baseUrl?: string;
  /** Unset = the `fetch` of the browser or of Node. */
  fetch?: Fetch;
};

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Call = <Answer>(method: Method, path: string, body?: object) => Promise<Answer>;

/**
 * Makes the one way in which the client asks: with cookies, a body as JSON, and the answer parsed from JSON (null when it
 * is empty). It rejects with an HttpError when the answer is no success, a TypeError when there is none, and a SyntaxError
 * when it is no JSON.
 */
function callerOf({ baseUrl = '', fetch = (...args) => globalThis.fetch(...args) }: CallOptions): Call {
  return async <Answer>(method: Method, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      credentials: 'include',
      headers: { Accept: 'application/json', ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new HttpError(response.status, response.statusText, text);
    return JSON.parse(text || 'null');
  };
}

/** Whether "you are not signed in" (401) fails, or is an answer like any other: null. */
type GetJsonOptions = { on401?: 'throw' | 'null' };

/** The generic data fetch (SPEC section 7): a GET on the path that the segments of a key make, joined by slashes. */
function getJsonBy(call: Call) {
  return async <Answer>(
    keySegments: readonly string[],
    { on401 = 'throw' }: GetJsonOptions = {},
  ): Promise<Answer | null> => {
    try {
      return await call<Answer>('GET', keySegments.join('/'));
    } catch (fault) {
      if (on401 === 'null' && fault instanceof HttpError && fault.status === 401) return null;
      throw fault;
    }
  };
}

type PortfolioFields = z.input<typeof portfolioItemSchema>;
/** An analysis as `simulateAnalysis` gives it, and where to mail it. */
type Report = Omit<ReportRequest, 'performanceData'> & { performanceData: PerformanceResult };

/** `paypalPaymentId`: the first capture's id. */
type PaymentReport = { orderId: string; paypalOrderId: string; paypalPaymentId: string };
type PaypalOrderRequest = { amount: string; currency: string; intent: string };

/**
 * Calls the documented paths under /api (SPEC section 7), one method a row. Each rejects with an HttpError when the answer
 * is no success; `http-error.ts` reads what the server said.
 */
export function createRestClient(options: CallOptions = {}) {
  const call = callerOf(options);
  const id = encodeURIComponent;
  return {
    getJson: getJsonBy(call),

    portfolio: () => call<PortfolioItem[]>('GET', '/api/portfolio'),
    featuredProjects: () => call<PortfolioItem[]>('GET', '/api/portfolio/featured'),
    blogPosts: () => call<BlogPost[]>('GET', '/api/blog/posts'),
    blogPost: (slug: string) => call<BlogPost>('GET', `/api/blog/posts/${id(slug)}`),

    contact: (inquiry: ContactRequest) => call<MessageAnswer>('POST', '/api/contact', inquiry),
    emailReport: (report: Report) => call<MessageAnswer>('POST', '/api/performance/email-report', report),

    placeOrder: (order: MaintenanceOrderInput) => call<PlacedOrderAnswer>('POST', '/api/maintenance/create', order),
    reportPayment: (payment: PaymentReport) =>
      call<PaidOrderAnswer>('POST', '/api/maintenance/payment-success', payment),
    paypalSetup: () => call<PaypalSetupAnswer>('GET', '/api/paypal/setup'),
    createPaypalOrder: (wanted: PaypalOrderRequest) => call<PaypalOrderAnswer>('POST', '/api/paypal/order', wanted),
    capturePaypalOrder: (paypalOrderId: string) =>
      call<PaypalCaptureAnswer>('POST', `/api/paypal/order/${id(paypalOrderId)}/capture`),

    session: () => call<SessionAnswer>('GET', '/api/admin/session'),
    login: (entries: z.input<typeof signInSchema>) => call<SignInAnswer>('POST', '/api/admin/login', entries),
    logout: () => call<SignOutAnswer>('POST', '/api/admin/logout'),
    forgotPassword: (entries: z.input<typeof forgotPasswordSchema>) =>
      call<MessageAnswer>('POST', '/api/admin/forgot-password', entries),
    resetPassword: (entries: z.input<typeof resetPasswordSchema>) =>
      call<MessageAnswer>('POST', '/api/admin/reset-password', entries),

    contacts: () => call<ContactSubmission[]>('GET', '/api/admin/contacts'),
    deleteContact: (contactId: string) => call<DeletedAnswer>('DELETE', `/api/admin/contacts/${id(contactId)}`),
    createPortfolioItem: (fields: PortfolioFields) => call<PortfolioItem>('POST', '/api/admin/portfolio', fields),
    updatePortfolioItem: (itemId: string, fields: PortfolioFields) =>
      call<PortfolioItem>('PUT', `/api/admin/portfolio/${id(itemId)}`, fields),
    deletePortfolioItem: (itemId: string) => call<DeletedAnswer>('DELETE', `/api/admin/portfolio/${id(itemId)}`),
  };
}

export type RestClient = ReturnType<typeof createRestClient>;
