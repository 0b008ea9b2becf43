import { centsOf, formatCents } from '#api/contract/money.ts';
import { ownPlansPath } from '#api/contract/subscriptions.ts';
import { addressOf, formatDay, formatPeriod, plainName } from '#api/contract/text.ts';
import type { MailContents, SubscriptionFacts, SubscriptionNotice } from '#api/mail/mail-contents.ts';
import type { Sender, Template } from '#api/mail/message.ts';
import { button, facts, greeting, layout, link, paragraph } from './layout.ts';
import { demonstrationRemark } from './order-mails.ts';

type Words = {
  subject: string;
  title: string;
  text: string;
  /** The URL of the page on which the customer pays. */
  pay?: string;
};

function wordsOf(notice: SubscriptionNotice, { publicUrl }: Sender): Words {
  const { planName, price, currency, planEndsAt } = notice;
  const sum = formatCents(centsOf(price), currency);
  const day = formatDay(new Date(('chargesAt' in notice && notice.chargesAt) || notice.startDate));
  const planEnd = planEndsAt && formatDay(new Date(planEndsAt));
  if (notice.about === 'renewal' && notice.chargesAt === null)
    return {
      subject: `Your ${planName} plan: next payment`,
      title: 'Your next payment',
      text: `${planEnd ? `Your plan ends on ${planEnd}, because it was canceled. ` : ''}The payment of ${sum} for the month below is due after the payment for the month before it.`,
    };
  if (notice.about === 'renewal') {
    const how =
      notice.billing === 'automatic'
        ? `We will charge ${sum} on that day, with the payment method that PayPal stored for you.`
        : `On that day, you will get an email with a link to pay ${sum}. Nothing is charged automatically.`;
    if (planEnd)
      return {
        subject: `Your ${planName} plan: next payment on ${day}`,
        title: `Your next payment is on ${day}`,
        text: `Your plan ends on ${planEnd}, because it was canceled. Another month begins before that day. ${how}`,
      };
    return {
      subject: `Your ${planName} plan renews on ${day}`,
      title: `Your plan renews on ${day}`,
      text: how,
    };
  }
  if (notice.about === 'link') {
    const pay = `${publicUrl}/maintenance/pay?token=${encodeURIComponent(notice.token)}`;
    const stopped = notice.hasStopped
      ? 'We no longer charge your stored payment method, so this month is not paid automatically. '
      : '';
    const text = notice.pastDue
      ? `The payment of ${sum} for your next month is past due. Please pay with this link, using any payment method. Your plan then continues${planEnd ? ` until it ends on ${planEnd}` : ''}.`
      : `The next month of your plan costs ${sum}. ${stopped}Please use this link to pay within a week.`;
    return { subject: `Pay for your ${planName} plan: ${notice.invoiceNumber}`, title: 'Your next month', text, pay };
  }
  if (notice.about === 'declined') {
    const next = notice.triesAt
      ? `We will try again on ${formatDay(new Date(notice.triesAt))}. Please check your payment method at PayPal before then.`
      : 'We will not try again. You will get another email with a link to pay another way.';
    return {
      subject: `Your payment did not go through: ${planName}, ${notice.invoiceNumber}`,
      title: 'Your payment did not go through',
      text: `PayPal declined the payment of ${sum} for your next month. No money was taken. ${next}`,
    };
  }
  if (notice.about === 'past-due')
    return {
      subject: `Your ${planName} plan is past due`,
      title: 'Your payment is past due',
      text: `We have not received your payment of ${sum} yet. Please use the link in our last email, or write to us if something is wrong.`,
    };
  if (notice.about === 'canceled') {
    const end = formatDay(new Date(notice.endsAt));
    // The notice of 30 days can include the beginnings of two months, for example if the first one is not paid yet.
    const isLast = notice.endsAt <= notice.endDate;
    const due = isLast
      ? `One more payment of ${sum} is due on ${day}.`
      : `The next payment of ${sum} is due on ${day}. Months that begin after that day, and before your plan ends, are charged too.`;
    const charge = notice.isCharged ? due : 'Nothing more is charged.';
    return {
      subject: `Your ${planName} plan ends on ${end}`,
      title: `Your plan ends on ${end}`,
      text: `We have received your cancellation, with the 30 days’ notice. ${charge} At the end you will get a final backup of your site.`,
    };
  }
  return {
    subject: `Your ${planName} plan has ended`,
    title: 'Your plan has ended',
    text: 'You will not be charged again. The final backup of your site is on its way to you.',
  };
}

const monthOf = ({ startDate, endDate }: SubscriptionFacts): [string, string] => [
  'Month',
  formatPeriod(new Date(startDate), new Date(endDate)),
];

/** Returns the plan of a notice, and the month that the notice is about if that month is charged. */
function factsOf(notice: SubscriptionNotice) {
  const isOver = notice.about === 'ended' || (notice.about === 'canceled' && !notice.isCharged);
  return facts([['Plan', notice.planName], ...(isOver ? [] : [monthOf(notice)])]);
}

/** Tells a customer what comes next in the subscription. */
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
        'See, change or cancel your plan, with 30 days’ notice: ',
        link(`${sender.publicUrl}${ownPlansPath}`, 'your plan'),
        '.',
      ),
    ),
  };
};

type AgencyWords = Record<'subject' | 'title' | 'preheader' | 'reason' | 'text', string> & {
  /** Whether the mail is about the subscription's next month. */
  hasMonth?: boolean;
};

/** Returns a mail to the agency about a subscription. A reply goes to the customer. */
const toAgency =
  ({ hasMonth, ...words }: AgencyWords): Template<SubscriptionFacts> =>
  (notice, sender) => {
    const whose = `${notice.planName} of ${notice.customerName}`;
    return {
      subject: `${words.subject}: ${whose}`,
      replyTo: addressOf(notice.customerEmail, notice.customerName),
      recipientName: sender.agency.name,
      body: layout(
        {
          sender,
          label: 'Plan',
          title: words.title,
          preheader: `${whose} ${words.preheader}.`,
          reason: words.reason,
        },
        paragraph(words.text),
        demonstrationRemark(notice),
        facts([
          ['Plan', notice.planName],
          ...(hasMonth ? [monthOf(notice)] : []),
          ['Name', notice.customerName],
          ['Email', link(`mailto:${notice.customerEmail}`, notice.customerEmail)],
          ...(notice.website ? [['Website', notice.website] as [string, string]] : []),
        ]),
      ),
    };
  };

/** Tells the agency that a month is past due. */
export const subscriptionPastDue = toAgency({
  subject: 'Past due',
  title: 'A month is past due',
  preheader: 'is not paid',
  reason: 'Sent because a month of a maintenance plan could not be charged, or was not paid in time.',
  text: 'The customer has a link to pay. Reply to this email to write to them.',
  hasMonth: true,
});

/** Tells the agency that a plan has ended, and what the customer was promised. */
export const subscriptionEnded = toAgency({
  subject: 'Ended',
  title: 'A plan has ended',
  preheader: 'has ended',
  reason: 'Sent because a maintenance plan has ended.',
  text: 'The customer was told that nothing more is charged. As promised, send the final backup of the site, and remove your own access. Reply to this email to write to them.',
});

const changes = {
  canceled: { subject: 'Canceled', title: 'A customer canceled a plan', preheader: 'was canceled' },
  resumed: { subject: 'Cancellation withdrawn', title: 'A customer keeps a plan', preheader: 'continues' },
  'plan-changed': { subject: 'Changed', title: 'A customer chose another plan', preheader: 'was chosen' },
};

/** Tells the agency what a customer changed on the page of their plan. */
export const subscriptionChanged: Template<MailContents['subscription-changed']> = (notice, sender) => {
  const change =
    notice.change === 'plan-changed' ? `The chosen plan begins on ${formatDay(new Date(notice.startsAt))}. ` : '';
  const end = notice.planEndsAt ? `The plan ends on ${formatDay(new Date(notice.planEndsAt))}. ` : '';
  const words = {
    ...changes[notice.change],
    reason: 'Sent because a customer changed a maintenance plan.',
    text: `${change}${end}The customer got an email about this. Reply to this email to write to them.`,
  };
  return toAgency(words)(notice, sender);
};
