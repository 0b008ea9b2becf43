import { ShieldCheck } from 'lucide-react';
import type { ServiceCard, ServicePage } from '../service-page.ts';

export const card: ServiceCard = {
  order: 3,
  title: 'WordPress maintenance',
  name: 'WordPress Maintenance',
  description: 'Updates, backups, security and edits at a fixed monthly price, with a report.',
  features: ['One price a month', 'Backups four times a day', 'Cancel with 30 days’ notice'],
  icon: ShieldCheck,
  color: 'primary',
};

/** The page's content, to which `comparePlans` adds the catalog's plans. */
export const content: ServicePage = {
  path: '/services/wordpress-maintenance',
  head: {
    title: 'WordPress maintenance plans',
    description:
      'WordPress updates, cloud backups four times a day, uptime monitoring and a weekly report for a fixed monthly price. Cancel with 30 days’ notice.',
    keywords: 'WordPress maintenance, WordPress care plan, WordPress updates, WordPress backups, WordPress security',
  },
  hero: {
    title: 'Your WordPress site, looked after every week.',
    // `comparePlans` inserts the catalog's price before this text.
    lead: 'we update it, back it up, watch it around the clock and answer when something breaks. Once a week you get a report of what we did and what we left alone, with the reason.',
    facts: [
      // `comparePlans` adds the catalog's price as the first fact.
      { value: '24/7', label: 'uptime monitoring and emergency support' },
      { value: '30 days', label: 'notice to cancel, at any time' },
    ],
    actions: [
      { label: 'Compare Plans', to: '#plans' },
      { label: 'Read a Sample Report', to: '/sample-maintenance-report' },
    ],
    result: {
      value: '99.98%',
      label: 'uptime in the sample month',
      link: { label: 'Read the sample report', to: '/sample-maintenance-report' },
    },
  },
  blocks: [
    // `comparePlans` adds the catalog's plans as the first block.
    {
      shape: 'reasons',
      label: 'In every plan',
      title: 'Included in All Plans',
      lead: 'Whichever you choose, this much is the same.',
      items: [
        {
          title: 'Weekly reports',
          text: 'Updates made, updates held back and why, minutes offline, backups taken, and what we would do next in order of priority. It fits on a page or two and is written by the person who did the work. The last one of a month sums it up, like the sample report.',
        },
        {
          title: 'Annual-plan savings',
          text: 'Pay yearly and the price per month is lower. Ask for the current rate; the figure we send you is the figure on the invoice.',
        },
        {
          title: 'Updates with a way back',
          text: 'A fresh backup comes before every update. Afterward we check the home page, an inner page, search and the contact form. If one fails, the site goes back and that update waits.',
        },
        {
          title: 'Backups kept elsewhere',
          text: 'Files and database are copied to storage outside your web server. We restore one to a test address every month and tell you how long it took.',
        },
        {
          title: 'Everything in your name',
          text: 'Hosting, domain, plugin licenses and analytics belong to your company. We work with access that you can withdraw.',
        },
      ],
    },
    {
      shape: 'faq',
      id: 'faq',
      label: 'Questions',
      title: 'Before you order',
      items: [
        {
          question: 'What is included?',
          answer:
            'Every plan includes weekly WordPress updates, cloud backups four times a day, uptime monitoring and emergency support around the clock, Google Analytics, and a weekly report. Protect adds edits to your site and security work. Perform adds speed, images, mobile, shop plugins and complete malware removal. The comparison above has every feature.',
        },
        {
          question: 'How quickly do you respond?',
          answer:
            'By support tier: Essential (Maintain) 48h, Professional (Protect) 24h, Enterprise (Perform) 2h. That is the longest you wait for a first answer from a person to an ordinary request. A site that is down is an emergency, and those are covered around the clock in every plan.',
        },
        {
          question: 'Can I cancel?',
          answer:
            'Yes, anytime, with 30 days notice: cancel on the page of your plan, or write to us with your invoice number. There is no minimum term on monthly billing. Until you have approved the payment there is nothing to cancel: leave the order, and nothing is charged. At the end of a plan you receive a final backup of files and database, and we remove our own access.',
        },
        {
          question: 'Is billing automatic?',
          answer:
            'Only if you want it to be. With your consent, PayPal stores your payment method, and we charge the plan each month in US dollars until you cancel. Otherwise we email you a link to pay each month, and charge nothing automatically. You receive an invoice each time.',
        },
        {
          question: 'What does an edit mean?',
          answer:
            'A change to a page that exists: a text, a picture, a price, opening hours, a new team member, a menu entry. You may send as many as you like, and we work through them one after another. New page designs, new functions and redesigns are projects with a quote of their own.',
        },
        {
          question: 'What is not included?',
          answer:
            'Hosting, the domain and paid plugin licenses stay with their suppliers. Maintenance keeps the site you have in working order, so new features are quoted separately.',
        },
        {
          question: 'Will my site be safe from attacks?',
          answer:
            'Safer by a good deal, and nobody can honestly promise more. Prompt updates and tidy accounts close the ways in that automated attacks use most. For the rest you have a recent copy and people who have practiced restoring it.',
        },
        {
          question: 'You did not build my site. Does that matter?',
          answer:
            'Rarely. We review it in the first week and report what we find: abandoned plugins, unknown administrators, old PHP. If something must be repaired before we can take responsibility, you get a price first and may still say no.',
        },
      ],
    },
    {
      shape: 'call-to-action',
      label: 'Next step',
      title: 'Not sure which plan fits?',
      lead: 'Send us the address of your site and how often it changes. We recommend one plan and give the reason in a sentence.',
      actions: [
        { label: 'Ask Us', to: '/contact?service=wordpress' },
        { label: 'Compare Plans', to: '#plans' },
      ],
    },
  ],
};
