import type { MailContents, MailKind } from '../mail-contents.ts';
import { inquiryNotification } from './inquiry-notification.ts';
import { inquiryReceipt } from './inquiry-receipt.ts';
import { orderAttention } from './order-attention.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { orderNotification } from './order-notification.ts';
import { paymentDenied } from './payment-denied.ts';
import { paymentDeniedNotice } from './payment-denied-notice.ts';
import { performanceReport } from './performance-report.ts';
import type { Template } from './template.ts';

/** One template a kind of mail; a reset link is written apart, since its token is made when it is sent. */
export const templates: { [Kind in Exclude<MailKind, 'password-reset'>]: Template<MailContents[Kind]> } = {
  'inquiry-notification': inquiryNotification,
  'inquiry-receipt': inquiryReceipt,
  'performance-report': performanceReport,
  'order-confirmation': orderConfirmation,
  'order-notification': orderNotification,
  'order-attention': orderAttention,
  'payment-denied': paymentDenied,
  'payment-denied-notice': paymentDeniedNotice,
};
