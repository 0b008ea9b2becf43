import { Workflow } from 'lucide-react';
import type { ServiceCard, ServicePage } from '../service-page.ts';

export const card: ServiceCard = {
  order: 6,
  title: 'Workflow automation',
  name: 'Workflow Automation',
  description: 'What someone copies from screen to screen every morning, done by a program.',
  features: ['Data processing', 'Order and stock routines', 'Marketing follow-ups'],
  icon: Workflow,
  color: 'blue',
};

export const content: ServicePage = {
  path: '/services/workflow-automation',
  head: {
    title: 'Workflow automation',
    description:
      'Copying, checking and chasing, done by a program that logs its work and asks a person when unsure. Built in weeks and tested beside your staff.',
    keywords: 'workflow automation, business process automation, order automation, data entry automation, Zapier, Make',
  },
  hero: {
    title: 'The job someone does every morning, done before they arrive.',
    lead: 'Orders copied from mail to the accounts. Stock typed from one list into another. Reminders, follow-ups, the Monday report. We automate work that has clear rules, and leave judgment with people.',
    facts: [
      { value: '2 to 5 weeks', label: 'from the first interview to daily use' },
      { value: '2 weeks', label: 'of running beside the manual work before it takes over' },
      { value: '30 min', label: 'first call about your list of tasks, free' },
    ],
    actions: [{ label: 'Get a Quote', to: '/contact?service=automation' }],
    result: {
      value: '11 h',
      label: 'less office work a week',
      link: { label: 'Red Bull Farm Enterprise', to: '/case-studies/red-bull-enterprise' },
    },
  },
  blocks: [
    {
      shape: 'lists',
      label: 'Services',
      title: 'Work we take off people’s hands, and systems we connect to do it',
      lead: 'A task is ready for this if a temp could do it from a one-page note, and if it costs somebody more than an hour a week.',
      lists: [
        {
          name: 'Process automation',
          items: [
            'Orders from email, PDF or a portal entered in your system',
            'Invoices matched with purchase orders, exceptions set aside',
            'Approvals with a deadline, a deputy and a record',
            'New customers and new staff: accounts, folders and first messages created',
            'Overdue invoices chased politely, and never after payment',
            'Weekly figures collected, checked and sent',
          ],
        },
        {
          name: 'Integration',
          items: [
            'Shopify and WooCommerce with accounts and warehouse',
            'Web forms with your CRM, duplicates merged',
            'Google Workspace and Microsoft 365: mail, calendar, files',
            'QuickBooks and Xero: invoices, payments, tax codes',
            'Slack and Teams for questions only a person can answer',
            'Older software through its export files, on a schedule',
          ],
        },
      ],
    },
    {
      shape: 'solutions',
      label: 'Popular solutions',
      title: 'Three jobs that come up again and again',
      lead: 'Each is an outline to show the kind of work. Yours begins with how your people do it now.',
      items: [
        {
          name: 'Data Processing',
          before:
            'Supplier lists arrive by mail in five layouts. Someone spends Monday fitting them into one spreadsheet and hopes that no column has moved.',
          steps: [
            'Files are collected from the mailbox as they arrive',
            'Each is checked against the layout we agreed',
            'Prices and quantities are converted and compared with last week',
            'Rows that look wrong wait for a person, with the reason',
          ],
          after: 'The list is ready before work starts. Monday’s job is the short queue of rows that looked wrong.',
        },
        {
          name: 'E-commerce Automation',
          before:
            'Orders are printed, typed into the accounts and typed again for the carrier. A sold-out item is noticed when the packer reaches the shelf.',
          steps: [
            'A paid order is booked and sent to the warehouse',
            'Stock is reduced in every shop that sells the item',
            'The label is bought, and the customer gets the tracking number',
            'Each night, orders, payments and parcels are counted against each other',
          ],
          after: 'Nobody types an order. Staff handle returns, odd requests and whatever the nightly count found.',
        },
        {
          name: 'Marketing Automation',
          before:
            'Inquiries wait in a shared mailbox. Some get two replies, some get none, and nobody knows which campaign they came from.',
          steps: [
            'Every inquiry becomes a contact, with its source and consent',
            'It goes to one named person, with a time to answer by',
            'Useful follow-ups are sent, and stop as soon as someone replies',
            'Sales are traced back to the campaign each month',
          ],
          after: 'Each inquiry has an owner and an answer, and you can see what your advertising money brought in.',
        },
      ],
    },
    {
      shape: 'call-to-action',
      label: 'Next step',
      title: 'Write it in one sentence.',
      lead: '“When this happens, I take that from there and put it here.” Send us your sentence and how often it comes up. We price the ready-made tools first, because sometimes $60 a month is all it takes.',
      actions: [{ label: 'Get a Quote', to: '/contact?service=automation' }],
    },
  ],
};
