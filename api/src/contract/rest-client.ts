import type { OrderStatus, PaymentStatus } from './orders.ts';
import type { PerformanceResult } from './performance.ts';
import type { ReportRequest } from './performance-report.ts';

/** A failed request. `message` is `502: <body>`, or `502: Bad Gateway` if the body is empty. */
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

/** Returns the `message` of the server's JSON answer, or null. */
export const serverMessage = (fault: unknown): string | null => textIn(fault, 'message');

/** Returns the `error` of the server's JSON answer, or null. Only failed report mails have one. */
export const serverError = (fault: unknown): string | null => textIn(fault, 'error');

/** Returns the `reason` of a refused payment, such as DECLINED, or null. */
export const serverReason = (fault: unknown): string | null => textIn(fault, 'reason');

function textIn(fault: unknown, name: 'message' | 'error' | 'reason'): string | null {
  if (!(fault instanceof HttpError)) return null;
  try {
    const words: unknown = JSON.parse(fault.body)[name];
    return typeof words === 'string' && words ? words : null;
  } catch {
    return null;
  }
}

type MessageAnswer = { message: string };

/** A paid order. Times are ISO 8601 text. */
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

/** The fields of PayPal's answer to a capture that the checkout reads. `custom_id` is our order's id. */
type PaypalCaptureAnswer = {
  id: string;
  status: string;
  purchase_units?: {
    custom_id?: string;
    payments?: { captures?: { id: string; status: string; custom_id?: string }[] };
  }[];
};

/** An analysis from `simulateAnalysis`, and the address to mail it to. */
type Report = Omit<ReportRequest, 'performanceData'> & { performanceData: PerformanceResult };

/** `paypalPaymentId`: the first capture's id. */
type PaymentReport = { orderId: string; paypalOrderId: string; paypalPaymentId: string };
/** `orderId`: the order that the page shows. */
type PaypalOrderRequest = { amount: string; currency: string; intent: string; orderId: string };

type ClientOptions = {
  /** The origin to call, without a trailing slash. Unset = the page's own origin. */
  baseUrl?: string;
};

/**
 * Creates a client of the documented /api paths (SPEC section 7) with cookies and JSON, for the site's scripts. Each
 * call rejects with an HttpError for a failed status, a TypeError without an answer, and a SyntaxError for invalid
 * JSON.
 */
export function createRestClient({ baseUrl = '' }: ClientOptions = {}) {
  async function call<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      credentials: 'include',
      headers: { Accept: 'application/json', ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new HttpError(response.status, response.statusText, text);
    return JSON.parse(text || 'null');
  }

  return {
    /** Gets the path that the segments form. A 401 throws, or returns null if `on401` is `'null'`. */
    async getJson<Answer>(
      keySegments: readonly string[],
      { on401 = 'throw' }: { on401?: 'throw' | 'null' } = {},
    ): Promise<Answer | null> {
      try {
        return await call<Answer>('GET', keySegments.join('/'));
      } catch (error) {
        if (on401 === 'null' && error instanceof HttpError && error.status === 401) return null;
        throw error;
      }
    },

    emailReport: (report: Report) => call<MessageAnswer>('POST', '/api/performance/email-report', report),
    paypalSetup: () => call<{ clientToken: string }>('GET', '/api/paypal/setup'),
    createPaypalOrder: (wanted: PaypalOrderRequest) => call<{ id: string }>('POST', '/api/paypal/order', wanted),
    capturePaypalOrder: (paypalOrderId: string) =>
      call<PaypalCaptureAnswer>('POST', `/api/paypal/order/${encodeURIComponent(paypalOrderId)}/capture`),
    reportPayment: (payment: PaymentReport) =>
      call<PaidOrderAnswer>('POST', '/api/maintenance/payment-success', payment),
  };
}

export type RestClient = ReturnType<typeof createRestClient>;
