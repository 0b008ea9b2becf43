import { readFileSync } from 'node:fs';

type SeedBlogPost = {
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  author: string;
  imageUrl: string;
  tags: string[];
  published: boolean;
  seoTitle: string | null;
  seoDescription: string | null;
  createdAt: Date;
};

const post = (fields: Omit<SeedBlogPost, 'content' | 'imageUrl'>): SeedBlogPost => ({
  ...fields,
  content: readFileSync(new URL(`./blog-posts/${fields.slug}.html`, import.meta.url), 'utf8').trim(),
  imageUrl: `/images/blog/${fields.slug}.webp`,
});

// Newest first.
export const blogPosts: readonly SeedBlogPost[] = [
  post({
    slug: 'page-builder-headless-classic-theme',
    title: 'Page builder, theme or headless: six questions that decide',
    excerpt:
      'Three agencies recommend three ways to build your site. Six questions, a table of later costs and five ' +
      'things to try in the demo will tell you which one fits.',
    author: 'The studio desk',
    tags: ['WordPress', 'Buying guide', 'CMS'],
    published: false,
    seoTitle: null,
    seoDescription: null,
    createdAt: new Date('2026-11-12T14:20:00Z'),
  }),
  post({
    slug: 'shopify-plus-when-it-pays',
    title: 'Shopify or Shopify Plus: the sum, worked through',
    excerpt:
      'Plus costs about $1,900 a month more than Advanced. We work out the break-even on fees, then cost an example ' +
      'store at $300,000 a month, line by line.',
    author: 'The commerce desk',
    tags: ['Shopify Plus', 'Costs', 'Buying guide'],
    published: true,
    seoTitle: 'Shopify vs Shopify Plus: when the upgrade pays',
    seoDescription:
      'Break-even sales for Shopify Plus, with and without Shopify Payments, and a costed example store. Six ' +
      'numbers to do the sum for yours.',
    createdAt: new Date('2026-10-27T09:00:00Z'),
  }),
  post({
    slug: 'restore-is-the-product',
    title: 'Backups: the restore is the product',
    excerpt:
      'A green check mark says that a copy was made. Whether it can bring your site back is another question. ' +
      'A 90-minute drill, four times a year, answers it.',
    author: 'The care desk',
    tags: ['Maintenance', 'Security', 'WordPress'],
    published: true,
    seoTitle: 'Website backups: a 90-minute restore drill',
    seoDescription:
      'How old may your newest copy be, and how long can you be offline? Two decisions, one drill and six ' +
      'questions for whoever keeps your backups.',
    createdAt: new Date('2026-09-29T08:30:00Z'),
  }),
  post({
    slug: 'api-integration-running-costs',
    title: 'What an API integration costs in the years after launch',
    excerpt:
      'Both ends of a connection keep changing, so a finished one needs upkeep. A yearly ledger for one example, ' +
      'and seven things to require in the contract.',
    author: 'The studio desk',
    tags: ['Integration', 'Costs', 'Maintenance'],
    published: true,
    seoTitle: null,
    seoDescription: null,
    createdAt: new Date('2026-08-25T10:15:00Z'),
  }),
  post({
    slug: 'first-process-to-automate',
    title: 'Which process to automate first: a scoring table',
    excerpt:
      'The most annoying task is rarely the best one to start with. Collect, score and choose in one 60-minute ' +
      'meeting, with a table you can copy and an example.',
    author: 'The studio desk',
    tags: ['Automation', 'Buying guide', 'Integration'],
    published: true,
    seoTitle: 'Workflow automation: score your first process',
    seoDescription:
      'Five questions, 25 points, one winner. A one-hour meeting plan with a filled-in scoring table, a payback ' +
      'sum and a stop rule.',
    createdAt: new Date('2026-07-21T09:40:00Z'),
  }),
  post({
    slug: 'move-site-keep-search-traffic',
    title: 'Moving your site and keeping its search traffic: an 18-week plan',
    excerpt:
      'From six weeks before launch to twelve weeks after: the inventory, the redirect map, launch day in six ' +
      'steps, and how far traffic may fall before you act.',
    author: 'The performance desk',
    tags: ['Search', 'WordPress', 'Buying guide'],
    published: true,
    seoTitle: 'Website migration without losing search traffic',
    seoDescription:
      'An 18-week timeline for a site move: address inventory, one-step redirects, launch day checks, and when a ' +
      'drop in clicks is a real problem.',
    createdAt: new Date('2026-06-16T08:00:00Z'),
  }),
  post({
    slug: 'accessibility-buying-criterion',
    title: 'Put accessibility in the order: WCAG 2.2 AA for buyers',
    excerpt:
      'The European Accessibility Act has applied since June 2025. What it asks, eight checks you can do yourself, ' +
      'and a paragraph to paste into your next order.',
    author: 'The commerce desk',
    tags: ['Accessibility', 'Buying guide'],
    published: true,
    seoTitle: 'WCAG 2.2 AA and the EAA: a guide for site buyers',
    seoDescription:
      'Who the European Accessibility Act covers, what WCAG 2.2 AA means in practice, and the clause to put into ' +
      'your web agency contract.',
    createdAt: new Date('2026-05-12T09:30:00Z'),
  }),
  post({
    slug: 'invoices-land-in-spam',
    title: 'Why your invoices land in spam: SPF, DKIM and DMARC for owners',
    excerpt:
      'Your accounting package sends mail in your name, and to Gmail that looks like forgery. Three records, ' +
      'explained as paperwork, and a five-minute test.',
    author: 'The care desk',
    tags: ['Email', 'Security'],
    published: true,
    seoTitle: 'Invoices going to spam? SPF, DKIM, DMARC explained',
    seoDescription:
      'What Google, Yahoo and Microsoft require from senders, how to list everything that mails in your name, and ' +
      'how to reach p=reject safely.',
    createdAt: new Date('2026-04-07T07:45:00Z'),
  }),
  post({
    slug: 'wordpress-maintenance-month',
    title: 'WordPress maintenance: what happens in a month',
    excerpt:
      'A well kept site looks just like a neglected one, until the day it does not. Here is the month week by week, ' +
      'with the minutes each job takes.',
    author: 'The care desk',
    tags: ['Maintenance', 'WordPress', 'Security', 'Costs'],
    published: true,
    seoTitle: null,
    seoDescription: null,
    createdAt: new Date('2026-03-03T10:00:00Z'),
  }),
  post({
    slug: 'images-cheapest-speed',
    title: 'Images: the cheapest speed you will ever buy',
    excerpt:
      'One product page, from 10,200 KB down to 240 KB on first load, in four decisions. What the work costs, and ' +
      'how to tell when images are not the problem.',
    author: 'The performance desk',
    tags: ['Performance', 'Costs'],
    published: true,
    seoTitle: null,
    seoDescription: null,
    createdAt: new Date('2026-01-27T09:10:00Z'),
  }),
  post({
    slug: 'brief-a-web-agency',
    title: 'How to brief three agencies so that the quotes can be compared',
    excerpt:
      'Quotes of $6,000, $14,500 and $38,000 price three different sites. A two-page brief and a table of eleven ' +
      'rows make agencies price the same one.',
    author: 'The studio desk',
    tags: ['Buying guide', 'Costs'],
    published: true,
    seoTitle: null,
    seoDescription: null,
    createdAt: new Date('2025-12-02T13:00:00Z'),
  }),
  post({
    slug: 'what-a-slow-site-costs',
    title: 'What a slow site costs, and how to measure yours in 20 minutes',
    excerpt:
      'Core Web Vitals in plain words, a 20-minute test anyone can run, and a sum that says whether speed work is ' +
      'worth its price for your shop.',
    author: 'The performance desk',
    tags: ['Performance', 'Search', 'Costs'],
    published: true,
    seoTitle: null,
    seoDescription: null,
    createdAt: new Date('2025-10-14T08:20:00Z'),
  }),
];
