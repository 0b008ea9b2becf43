import { Globe, Inbox, MailCheck, ShieldCheck } from 'lucide-react';
import type { ServiceCard, ServicePage } from '../service-page.ts';

export const card: ServiceCard = {
  order: 8,
  title: 'Email and DNS',
  name: 'Email & DNS',
  description: 'Mail that arrives and a domain that nobody can take over, managed and watched.',
  features: ['SPF, DKIM and DMARC', 'Mailboxes on your own domain', '99.9% uptime'],
  icon: MailCheck,
  color: 'green',
};

export const content: ServicePage = {
  path: '/services/email-dns',
  head: {
    title: 'Email and DNS management',
    description:
      'Mailboxes on your own domain, SPF, DKIM and DMARC set up, and DNS watched around the clock. 99.9% uptime.',
    keywords: 'business email, DNS management, SPF, DKIM, DMARC, email deliverability, domain management',
  },
  hero: {
    title: 'Mail that arrives, from a domain that stays yours.',
    lead: 'Your invoices, your logins and your website all depend on a page of settings that hardly anyone has read. We read it, put it in order, and watch it from then on.',
    facts: [
      { value: '99.9%', label: 'uptime for mail and DNS' },
      { value: '1 week', label: 'for the usual move of mail and DNS' },
    ],
    actions: [{ label: 'Get a Quote', to: '/contact?service=email-dns' }],
    result: {
      value: '3 of 3',
      label: 'SPF, DKIM and DMARC in order',
      link: { label: 'Hatch & Ostrow Land Surveyors', to: '/portfolio' },
    },
  },
  blocks: [
    {
      shape: 'features',
      label: 'Services',
      title: 'Four jobs that belong in one pair of hands',
      layout: 'table',
      items: [
        {
          name: 'Mailboxes on your domain',
          text: 'Accounts, shared addresses, calendars and phones, set up and supported. When people join or leave, you write us one line.',
          icon: Inbox,
          points: ['Spam and virus filter', 'Forwarding and out-of-office replies', 'Two-step sign-in'],
        },
        {
          name: 'Deliverability',
          text: 'We list everything that sends in your name: staff, accounts, newsletter, website, the scanner in the hall. Each is signed, then forged mail is refused in stages.',
          icon: MailCheck,
          points: ['SPF, DKIM and DMARC', 'DMARC reports read for you', 'Invoices tested with large providers'],
        },
        {
          name: 'DNS management',
          text: 'Every record documented: what it does, who asked for it, whether it is still needed. Changes are made on request, checked, and can be undone.',
          icon: Globe,
          points: ['Two name servers or more', 'A copy of every earlier state', 'Moves prepared days ahead'],
        },
        {
          name: 'Domain protection',
          text: 'Domains are lost through expired cards and former employees more often than through attackers. We take care of the dull part: renewals, transfer lock, a registrar account in your company’s name.',
          icon: ShieldCheck,
          points: ['Renewal reminders to two people', 'DNSSEC where supported', 'Alarm when a record changes'],
        },
      ],
    },
    {
      shape: 'claim',
      label: 'Availability',
      title: 'How much is 99.9%?',
      figure: { value: '99.9%', label: 'uptime, mail and DNS' },
      text: 'In a 30-day month it leaves 43 minutes. We check from outside your network, day and night, and your monthly summary lists each interruption with its length and cause. Maintenance announced in advance takes place outside your business hours.',
    },
    {
      shape: 'packages',
      label: 'Plans',
      title: 'What it costs each month',
      lead: 'Setup is included in Starter and Professional. An established provider stores the mail, in your company’s name. The plan includes its cost.',
      items: [],
      footnote: 'Prices in US dollars, before tax. Domain registration is billed at the registrar’s price.',
    },
    {
      shape: 'call-to-action',
      label: 'Next step',
      title: 'Is your mail landing in spam?',
      lead: 'Tell us your domain and which messages go missing. We look up the public records, which takes minutes and no password, and write back within 24 hours with what we found.',
      actions: [{ label: 'Get a Quote', to: '/contact?service=email-dns' }],
    },
  ],
};
