import { centsOf, formatCents } from '#api/contract/money.ts';
import { ownPlansPath } from '#api/contract/subscriptions.ts';
import { addressOf, formatDay, formatPeriod, plainName } from '#api/contract/text.ts';
import type { MailContents, SubscriptionNotice } from '#api/mail/mail-contents.ts';
import type { Sender, Template } from '#api/mail/message.ts';
import { button, facts, greeting, layout, link, paragraph } from './layout.ts';
import { demonstrationRemark } from './order-mails.ts';

type Words = { subject: string; title: string; text: string /** Where the customer pays. */; pay?: string };

/** Returns the texts of a notice. */
function wordsOf(notice: SubscriptionNotice, { publicUrl }: Sender): Words {
  const { planName, price, currency } = notice;
  const sum = formatCents(centsOf(price), currency);
  const day = formatDay(new Date(notice.startDate));
  if (notice.about === 'renewal') {
    const how =
      notice.billing === 'automatic'
        ? `We charge ${sum} then, with the payment method that PayPal stored for you.`
        : `You get an email with a link to pay ${sum} then. Nothing is charged without you.`;
    return {
      subject: `Your ${planName} plan renews on ${day}`,
      title: `Your plan renews on ${day}`,
      text: `Nothing is to be done. ${how}`,
    };
  }
  if (notice.about === 'link') {
    const pay = `${publicUrl}/maintenance/pay?token=${encodeURIComponent(notice.token)}`;
    const text = notice.pastDue
      ? `We could not charge the payment method that PayPal stored. Please pay ${sum} by this link, with any payment method: your plan goes on then.`
      : `The next month of your plan costs ${sum}. Please pay it by this link within a week.`;
    return { subject: `Pay for your ${planName} plan: ${notice.invoiceNumber}`, title: 'Your next month', text, pay };
  }
  if (notice.about === 'declined') {
    const next = notice.triesAt
      ? `We try again on ${formatDay(new Date(notice.triesAt))}. Please check the payment method at PayPal until then.`
      : 'We do not try again. You get another email with a link to pay in another way.';
    return {
      subject: `Your payment did not go through: ${planName}, ${notice.invoiceNumber}`,
      title: 'Your payment did not go through',
      text: `PayPal declined the payment of ${sum} for your next month. No money was taken. ${next}`,
    };
  }
  if (notice.about === 'past-due')
    return {
      subject: `Your ${planName} plan is past due`,
      title: 'Your month is not paid yet',
      text: `We still wait for ${sum}. Please use the link in our last email, or write to us if something is wrong.`,
    };
  if (notice.about === 'canceled') {
    const end = formatDay(new Date(notice.endsAt));
    const charge = notice.isCharged ? `One more payment of ${sum} is due on ${day}.` : 'Nothing more is charged.';
    return {
      subject: `Your ${planName} plan ends on ${end}`,
      title: `Your plan ends on ${end}`,
      text: `Your cancellation is in, with the 30 days notice. ${charge} At the end you get a final backup of your site.`,
    };
  }
  return {
    subject: `Your ${planName} plan has ended`,
    title: 'Your plan has ended',
    text: 'Nothing is charged any more. The final backup of your site is on its way to you.',
  };
}

/** Returns the plan and, if it is still charged, the month that a notice is about. */
function factsOf(notice: SubscriptionNotice) {
  const isOver = notice.about === 'ended' || (notice.about === 'canceled' && !notice.isCharged);
  const month = formatPeriod(new Date(notice.startDate), new Date(notice.endDate));
  return facts([['Plan', notice.planName], ...(isOver ? [] : [['Month', month] as [string, string]])]);
}

/** Tells a customer what comes next in their subscription. */
export const subscriptionNotice: Template<MailContents['subscription-notice']> = (notice, sender) => {
  const { subject, title, text, pay } = wordsOf(notice, sender);
  return {
    subject,
    recipientName: plainName(notice.customerName),
    body: layout(
      {
        sender,
        label: 'Plan',
        title,
        preheader: text,
        reason: `You are receiving this because you have a maintenance plan at ${sender.agency.name}.`,
      },
      paragraph(greeting(notice.customerName)),
      paragraph(text),
      demonstrationRemark(notice),
      factsOf(notice),
      pay ? button(pay, 'Pay now') : null,
      paragraph(
        'See, change or cancel your plan, with 30 days notice: ',
        link(`${sender.publicUrl}${ownPlansPath}`, 'your plan'),
        '.',
      ),
    ),
  };
};

/** Tells the agency that a customer's month is past due; the reply goes to the customer. */
export const subscriptionPastDue: Template<MailContents['subscription-past-due']> = (notice, sender) => ({
  subject: `Past due: ${notice.planName} of ${notice.customerName}`,
  replyTo: addressOf(notice.customerEmail, notice.customerName),
  recipientName: sender.agency.name,
  body: layout(
    {
      sender,
      label: 'Plan',
      title: 'A month is past due',
      preheader: `${notice.planName} of ${notice.customerName} is not paid.`,
      reason: 'Sent because a month of a maintenance plan could not be charged.',
    },
    paragraph('The customer has a link to pay. Reply to this email to write to them.'),
    demonstrationRemark(notice),
    factsOf(notice),
    facts([
      ['Name', notice.customerName],
      ['Email', link(`mailto:${notice.customerEmail}`, notice.customerEmail)],
    ]),
  ),
});
