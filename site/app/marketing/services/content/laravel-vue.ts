import { CalendarCheck, ChartLine, IdCard, LayoutDashboard, LifeBuoy, Route, ServerCog } from 'lucide-react';
import type { ServiceCard, ServicePage } from '../service-page.ts';

export const card: ServiceCard = {
  order: 5,
  title: 'Laravel and Vue.js',
  name: 'Laravel & Vue.js',
  description: 'Portals, booking and back-office tools that no ready-made plugin covers.',
  features: ['Customer portals', 'Internal tools', 'Tests with every release'],
  icon: ServerCog,
  color: 'blue',
};

export const content: ServicePage = {
  path: '/services/laravel-vue',
  head: {
    title: 'Laravel and Vue.js development',
    description:
      'Customer portals, booking systems and internal tools in Laravel and Vue.js. Delivered every two weeks, with tests, and the code is yours.',
    keywords: 'Laravel development, Vue.js development, web application, customer portal, internal tools, PHP',
  },
  hero: {
    title: 'Software for the part of your business no plugin covers.',
    lead: 'Portals, booking, pricing, dispatch. We build web applications in Laravel and Vue.js for companies whose own way of working is the reason customers come.',
    facts: [
      { value: '2 weeks', label: 'between one working version and the next' },
      { value: '8 to 16 weeks', label: 'to the first release your staff relies on' },
      { value: '100%', label: 'of the code we write for you in your repository' },
    ],
    actions: [
      { label: 'Get a Quote', to: '/contact?service=laravel' },
      { label: 'View Our Work', to: '/portfolio' },
    ],
    result: {
      value: '11 h',
      label: 'less office work a week',
      link: { label: 'Red Bull Farm Enterprise', to: '/case-studies/red-bull-enterprise' },
    },
  },
  blocks: [
    {
      shape: 'features',
      label: 'Services',
      title: 'Six things we are asked to build',
      layout: 'table',
      items: [
        {
          name: 'Customer portals',
          text: 'Orders, invoices, documents and requests behind a login, so that “where is my order?” no longer needs a phone call.',
          icon: IdCard,
          points: ['Roles for each company', 'Sign-in with a second factor'],
        },
        {
          name: 'Booking and scheduling',
          text: 'Rooms, vehicles, people or appointments, with the rules that make your bookings difficult: travel time, deposits, two things needed at once.',
          icon: CalendarCheck,
          points: ['No double bookings', 'Reminders and calendar feeds'],
        },
        {
          name: 'Internal tools',
          text: 'The spreadsheet that runs the company, turned into screens that three people can use at the same time, with a record of who changed what.',
          icon: LayoutDashboard,
          points: ['Your old data imported', 'Made for the keyboard'],
        },
        {
          name: 'Pricing and dispatch',
          text: 'Quotes that follow your rules, orders that become picking lists, and a delivery round in a sensible sequence.',
          icon: Route,
          points: ['Rules that staff can edit', 'Works on a phone in the yard'],
        },
        {
          name: 'Reports',
          text: 'The six figures management asks for each Monday, computed from live data and exported to the format your accountants want.',
          icon: ChartLine,
          points: ['Definitions written down', 'Spreadsheet and PDF export'],
        },
        {
          name: 'Rescue and upgrades',
          text: 'An application on an old Laravel or Vue version, or one whose author has moved on. We add tests around it first, then upgrade step by step while it stays in use.',
          icon: LifeBuoy,
          points: ['A written review in a week', 'No stop for a rewrite'],
        },
      ],
    },
    {
      shape: 'stack',
      label: 'Technology',
      title: 'What it is made of, and why that matters to you',
      lead: 'Every part is widely used and openly documented, so another team can take over.',
      items: [
        {
          name: 'Laravel',
          role: 'Server',
          text: 'Accounts, rules, mail and background jobs in PHP. A new major version comes about once a year, so upgrades are small and can be planned.',
        },
        {
          name: 'Vue.js',
          role: 'Screens',
          text: 'For screens that react while you type: a calendar, a price that follows your choices. Plain pages stay plain.',
        },
        {
          name: 'PostgreSQL or MySQL',
          role: 'Database',
          text: 'Your data in tables that any reporting tool can read. Backed up, and restored as a test before launch.',
        },
        {
          name: 'Redis',
          role: 'Queue and cache',
          text: 'Slow work such as mail, imports and PDFs happens behind the scenes, and is tried again when it fails.',
        },
        {
          name: 'Pest and Playwright',
          role: 'Tests',
          text: 'The rules are tested in code, the important paths in a real browser, on every change. A release with a failing test is not published.',
        },
        {
          name: 'Docker and GitHub Actions',
          role: 'Delivery',
          text: 'The same build runs on our machines, on staging and on your server. Going back to the previous version takes minutes.',
        },
      ],
    },
    {
      shape: 'comparison',
      label: 'Buy or build',
      title: 'Should this be built at all?',
      lead: 'We ask it in the first meeting. About the ordinary parts of a business, the answer is usually no.',
      sides: [
        {
          name: 'Ready-made software',
          text: 'You rent a product and adapt your process to it.',
          points: [
            'In use within days',
            'A fee per user, every month',
            'Somebody else maintains it and decides what comes next',
            'Your exceptions live in notes and spreadsheets beside it',
          ],
          choose:
            'Choose this when your process resembles everyone’s: accounts, payroll, mail, a simple appointment book.',
        },
        {
          name: 'Laravel and Vue.js',
          text: 'You own an application that follows your process.',
          points: [
            'First useful version in weeks, the whole in months',
            'A build price once, then hosting and upkeep',
            'You decide what comes next',
            'Your exceptions are rules in the program, with tests',
          ],
          choose:
            'Choose this when your staff spends hours each week working around a product, or when your process is what you sell.',
        },
      ],
    },
    {
      shape: 'call-to-action',
      label: 'Next step',
      title: 'Describe the worst screen your staff uses.',
      lead: 'A paragraph and a screenshot are enough. We reply within 24 hours with a proposal: what we would build first, in which stages, and at what price.',
      actions: [
        { label: 'Get a Quote', to: '/contact?service=laravel' },
        { label: 'View Our Work', to: '/portfolio' },
      ],
    },
  ],
};
