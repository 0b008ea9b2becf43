import type { z } from 'zod';
import type { MaintenanceOrderInput } from '../checkout/maintenance-order.ts';
import type { ContactRequest } from '../contact/contact.ts';
import type { ReportRequest } from '../performance/report-request.ts';
import type { PerformanceResult } from '../performance/simulate-analysis.ts';
import type { portfolioItemSchema } from '../portfolio/portfolio.ts';
import type { forgotPasswordSchema, resetPasswordSchema } from '../session/reset-password.ts';
import type { signInSchema } from '../session/sign-in.ts';
import type {
  BlogPost,
  ContactSubmission,
  DeletedAnswer,
  MessageAnswer,
  PaidOrderAnswer,
  PaypalCaptureAnswer,
  PaypalOrderAnswer,
  PaypalSetupAnswer,
  PlacedOrderAnswer,
  PortfolioItem,
  SessionAnswer,
  SignInAnswer,
  SignOutAnswer,
} from './answers.ts';
import { type CallOptions, callerOf } from './call.ts';
import { getJsonBy } from './get-json.ts';

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
