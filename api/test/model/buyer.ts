import type { PackageType } from '#api/contract/maintenance-plans.ts';
import { planPrices } from '../plan-prices.ts';

/** The answer to a browser. Null if the connection was cut, for example by a crashed process. */
type Answered = { status: number; body: Record<string, unknown>; cookie: string | null } | null;

export type KnownPayment = { orderId: string; paypalOrderId: string; captureId: string | null; plan: PackageType };

let buyers = 0;

/** A browser that buys over REST, with its cookie and the payments it was given. */
export class Buyer {
  readonly number = ++buyers;
  readonly email = `buyer-${this.number}@client.example`;
  readonly payments: KnownPayment[] = [];
  #cookie: string | null = null;
  #placed: { orderId: string; plan: PackageType } | null = null;

  async place(url: string, plan: PackageType): Promise<void> {
    const answer = await this.#post(url, '/api/maintenance/create', {
      customerName: `Buyer ${this.number}`,
      customerEmail: this.email,
      packageType: plan,
      packagePrice: planPrices[plan],
    });
    if (answer?.status !== 201) return;
    this.#cookie = answer.cookie ?? this.#cookie;
    this.#placed = { orderId: String(answer.body.orderId), plan };
  }

  async openPayment(url: string): Promise<void> {
    const placed = this.#placed;
    if (!placed) return;
    const amount = planPrices[placed.plan];
    const answer = await this.#post(url, '/api/paypal/order', { amount, currency: 'USD', intent: 'CAPTURE' });
    const paypalOrderId = answer?.status === 201 ? String(answer.body.id) : null;
    if (paypalOrderId && !this.payments.some((known) => known.paypalOrderId === paypalOrderId)) {
      this.payments.unshift({ ...placed, paypalOrderId, captureId: null });
    }
  }

  async capture(url: string, payment: KnownPayment): Promise<void> {
    const answer = await this.#post(url, `/api/paypal/order/${payment.paypalOrderId}/capture`, {});
    payment.captureId = firstCaptureId(answer?.body) ?? payment.captureId;
  }

  async report(url: string, payment: KnownPayment): Promise<void> {
    const { orderId, paypalOrderId, captureId } = payment;
    await this.#post(url, '/api/maintenance/payment-success', {
      orderId,
      paypalOrderId,
      paypalPaymentId: captureId ?? 'UNKNOWN',
    });
  }

  async #post(url: string, path: string, body: object): Promise<Answered> {
    const headers: Record<string, string> = {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.${this.number >> 16}.${(this.number >> 8) & 255}.${this.number & 255}`,
    };
    if (this.#cookie) headers.Cookie = this.#cookie;
    try {
      const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      const cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? null;
      return { status: response.status, body: (await response.json()) as Record<string, unknown>, cookie };
    } catch {
      return null;
    }
  }
}

type CaptureAnswer = { purchase_units?: { payments?: { captures?: { id?: string }[] } }[] };

const firstCaptureId = (body: CaptureAnswer | undefined): string | undefined =>
  body?.purchase_units?.[0]?.payments?.captures?.[0]?.id;
