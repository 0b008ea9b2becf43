import type { Agency } from '@agency/api/contract/agency';
import { buyerCookieDays } from '@agency/api/contract/orders';

/** The text of a legal page. It is a template, which a lawyer should read before it is used. */
export type LegalText = {
  path: '/privacy' | '/terms';
  title: string;
  description: string;
  lead: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
};

/** Returns the privacy policy. Update it whenever the site changes how it handles the data of visitors or customers. */
export const privacyPolicy = ({ name, email, phone }: Agency): LegalText => ({
  path: '/privacy',
  title: 'Privacy Policy',
  description: `What ${name} collects on this site, why, who receives it, and how to have it corrected or deleted.`,
  lead: `What ${name} collects when you use this site, why, and what you can ask us to do with it.`,
  sections: [
    {
      title: 'What we collect',
      paragraphs: [
        'When you send the contact form: your name, email address and message, the service you chose, and if you provide them, your company, your budget, and what your inquiry is about (a package, a project, or a toolkit result).',
        'When you buy a maintenance plan: your name, your email address, the address of your website if you give it, the plan, its price, and the numbers PayPal uses to identify your payment. We never see your card or your PayPal password.',
        'When you have a performance report sent to you: your email address, your name if you give it, the address of the website and its scores. We keep them only until that email is delivered.',
        'While you use the site: the server logs the time, page and IP address of each request, so that we can find errors and stop abuse.',
      ],
    },
    {
      title: 'Why we use it',
      paragraphs: [
        'To answer your inquiry, to fulfill your order and send its invoice, and to keep the site running and safe. We do not sell data and send no newsletter that you did not ask for.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        `We set no cookie when you just read the site. When you begin to order a plan, we set one that lets you return to your own order for ${buyerCookieDays} days. Logging in as the administrator sets one for the session and one that identifies the browser at the next login. What you type into a form (until you send it) and the theme you choose stay in your browser.`,
        'If this site uses Google Analytics or Google reCAPTCHA, those services set cookies and receive your network address under Google’s own policy. PayPal does the same on the payment step.',
      ],
    },
    {
      title: 'Who receives it',
      paragraphs: [
        'Our hosting company and our email provider, who handle it on our behalf; PayPal, when you pay; and authorities where the law requires it. Nobody else.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'We keep inquiries until they are answered and no longer needed, and orders and invoices for as long as tax law requires.',
      ],
    },
    {
      title: 'What you can ask of us',
      paragraphs: [
        `You can ask what we hold about you, have it corrected, have it deleted unless the law requires us to keep it, or get a copy. Write to ${email} or call ${phone}; we answer within 30 days. You can also complain to your data protection authority.`,
      ],
    },
  ],
});

export const termsOfService = ({ name, email }: Agency): LegalText => ({
  path: '/terms',
  title: 'Terms of Service',
  description: `What you and ${name} agree to when you use this site or buy a maintenance plan, in plain language.`,
  lead: `What you and ${name} agree to when you use this site or buy a maintenance plan.`,
  sections: [
    {
      title: 'This site',
      paragraphs: [
        'You may read and link to everything here. Text, drawings and pictures belong to us or our clients; ask before you publish them elsewhere. The performance toolkit shows sample scores; it does not measure your site.',
      ],
    },
    {
      title: 'Projects',
      paragraphs: [
        'A project begins with a written proposal that names its scope, price and dates. It is binding once both sides have accepted it in writing, and it takes precedence over this page.',
      ],
    },
    {
      title: 'Maintenance plans',
      paragraphs: [
        'A plan covers one WordPress site and what its description lists on the day you buy it. The price is per month, in US dollars, and is paid through PayPal. Monthly billing continues until you cancel. If you agreed to automatic payments when you bought the plan, we charge the payment method that PayPal stores for you. Otherwise, we email you a payment link each month and charge nothing automatically.',
        `You can cancel anytime with 30 days’ notice, on the page of your plan or by writing to ${email}. At the end you receive a final backup of files and database, and we remove our own access.`,
        'You can change plans at any time; the new price starts with the next month. If we change the price of your plan, we will let you know at least 30 days in advance, and you can cancel before it applies.',
      ],
    },
    {
      title: 'What we need from you',
      paragraphs: [
        'Access to the site and its hosting, one person who can make decisions, and advance notice before anyone else changes the site. If we have to wait for any of these, our work may be late.',
      ],
    },
    {
      title: 'What we are responsible for',
      paragraphs: [
        'We work with care and fix our own mistakes at our own cost. We take a backup before each change, but no one can promise that a site will never be attacked or go down. Our liability for a mistake is limited to the amount you paid us in the twelve months before the mistake. This limit does not apply to intentional misconduct, to gross negligence, or where the law does not allow a limit.',
      ],
    },
    {
      title: 'Changes and law',
      paragraphs: [
        `If this page changes in a way that affects a plan you have, we will email you 30 days in advance. The law of the state where ${name} is based applies, and its courts have jurisdiction.`,
      ],
    },
  ],
});
