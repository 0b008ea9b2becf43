import { Activity, FileCheck, KeyRound, Plug, RefreshCw, Users, Webhook } from 'lucide-react';
import type { ServiceCard, ServicePage } from '../service-page.ts';

export const card: ServiceCard = {
  order: 4,
  title: 'API integration',
  name: 'API Integration',
  description:
    'Your shop, accounts, mail and CRM exchange data on their own, and someone gets an alert when they stop.',
  features: ['Payment, CRM and marketing tools', 'Retries and alerts built in', 'Documented for your team'],
  icon: Plug,
  color: 'blue',
};

export const content: ServicePage = {
  path: '/services/api-integration',
  head: {
    title: 'API integration',
    description:
      'We connect your shop, accounts, CRM and mail so that orders and customers are typed once. With retries, alarms and a nightly comparison.',
    keywords: 'API integration, REST API development, webhooks, Stripe integration, Salesforce integration, HubSpot',
  },
  hero: {
    title: 'Typed once, right everywhere.',
    lead: 'An order should reach the warehouse, the books and the customer record without anyone copying it. We build that connection, and we build the part that tells you when it has stopped.',
    facts: [
      { value: '4 to 8 weeks', label: 'for one connection, start to live' },
      { value: '1 week', label: 'until you have a fixed price in writing' },
      { value: '20 to 35%', label: 'of the build price a year, to plan for upkeep' },
    ],
    actions: [
      { label: 'Get a Quote', to: '/contact?service=api' },
      { label: 'View Our Work', to: '/portfolio' },
    ],
    result: {
      value: '62 h',
      label: 'of typing saved each month',
      link: { label: 'Pell Harbor Marine Supply', to: '/portfolio' },
    },
  },
  blocks: [
    {
      shape: 'features',
      label: 'Services',
      title: 'What we build between two systems',
      lead: 'Most projects need three or four of these. The proposal names which, and why.',
      layout: 'index',
      items: [
        {
          name: 'Payments',
          text: 'Card payments, subscriptions, refunds and payouts that match your bookkeeping to the cent. Card data stays with the payment provider and never touches your server.',
          icon: KeyRound,
        },
        {
          name: 'Customer records',
          text: 'Inquiries, accounts and purchases in one CRM record. We agree beforehand which system wins when two of them disagree about an address.',
          icon: Users,
        },
        {
          name: 'Webhooks and events',
          text: 'Each message is stored before it is processed. If the other side is down for an hour, the queue waits and then catches up; a message sent twice creates one order.',
          icon: Webhook,
        },
        {
          name: 'Sync and comparison',
          text: 'Every night both systems are counted: 48 orders here, 48 there. A difference is on someone’s screen in the morning, with the order number.',
          icon: RefreshCw,
        },
        {
          name: 'APIs of your own',
          text: 'Your partners, your app or your dealers need your data? We design the interface, limit who sees what, and publish documentation with examples that run.',
          icon: FileCheck,
        },
        {
          name: 'Monitoring and rescue',
          text: 'We take over connections that somebody else wrote: read the code, add the alarms, list what will expire and when. Often that is cheaper than a rewrite.',
          icon: Activity,
        },
      ],
    },
    {
      shape: 'integrations',
      label: 'Connected tools',
      title: 'Eight that clients ask for most',
      lead: 'These are products we connect through their public interfaces. Yours is not here? If it has a documented API or a reliable export, we can usually work with it.',
      items: [
        {
          name: 'Stripe',
          category: 'Payment',
          text: 'Payments, subscriptions, refunds, and payouts matched to invoices.',
        },
        {
          name: 'PayPal',
          category: 'Payment',
          text: 'Express buttons in the checkout, captures and disputes in your order list.',
        },
        {
          name: 'Salesforce',
          category: 'CRM',
          text: 'Leads from forms, accounts and orders on one record, duplicates found.',
        },
        {
          name: 'HubSpot',
          category: 'Marketing',
          text: 'Form entries, lists and campaign sources, with consent carried along.',
        },
        {
          name: 'Mailchimp',
          category: 'Email',
          text: 'Subscribers by purchase and interest; unsubscribes respected everywhere.',
        },
        {
          name: 'Google Analytics',
          category: 'Analytics',
          text: 'Purchases and leads reported once, with the amounts your books show.',
        },
        {
          name: 'Zapier',
          category: 'Automation',
          text: 'Small flows your staff can change, in a company account with a log.',
        },
        {
          name: 'Slack',
          category: 'Communication',
          text: 'Alarms and order notices in the channel where somebody will act on them.',
        },
      ],
    },
    {
      shape: 'process',
      label: 'Process',
      title: 'Four steps, each with something in your hands',
      steps: [
        {
          name: 'Discovery and Planning',
          text: 'We sit with the people who do the copying today and write down every field, rule and exception. You keep the list, whoever builds it. Then we name a fixed price.',
          duration: '1 week',
        },
        {
          name: 'API Design and Documentation',
          text: 'Which system sends what, when, and what happens if it fails: a few pages you can read and approve before any code is written.',
          duration: '1 week',
        },
        {
          name: 'Development and Testing',
          text: 'Built against test accounts and your own past orders, the odd ones first: split shipments, partial refunds, a customer with two addresses.',
          duration: '1 to 4 weeks',
        },
        {
          name: 'Deployment and Monitoring',
          text: 'For a week the connection runs beside the manual work and both are compared daily. After that it carries the load, and the alarms go to a named person.',
          duration: '1 to 2 weeks',
        },
      ],
    },
    {
      shape: 'call-to-action',
      label: 'Next step',
      title: 'Which two systems should talk?',
      lead: 'Name them, and how many orders or records pass between them each month. At low volumes a ready-made connector is cheaper than we are, and we will point you to it.',
      actions: [
        { label: 'Get a Quote', to: '/contact?service=api' },
        { label: 'View Our Work', to: '/portfolio' },
      ],
    },
  ],
};
