import type { CaseStudy } from './case-study.ts';

export const content: CaseStudy = {
  path: '/case-studies/wellness-brand',
  composition: 'course',
  head: {
    title: 'Case study: Tern & Thistle',
    description:
      'How a seller of herbal teas moved to Shopify Plus, put the refill on the product page and sold 250% more in six months. Figures with their sources.',
    keywords: 'Shopify Plus case study, wellness shop, subscriptions, checkout, Shopify migration',
  },
  client: 'Tern & Thistle',
  sector: 'Herbal teas and tinctures, sold online',
  technology: 'Shopify Plus',
  timeframe: 'October 2025 to February 2026',
  imageUrl: '/images/portfolio/wellness-brand.webp',
  title: 'The refill was the product. The shop did not know it.',
  summary:
    'Tern & Thistle sells teas and tinctures that customers finish in about a month. We moved the shop to Shopify Plus, put the refill choice on the product page and cut the checkout to what a refill needs. In the six months after launch, sales were up 250% on the same months a year earlier.',
  problem: {
    title: 'A good product, bought once',
    paragraphs: [
      'People liked the tea. They said so in reviews, and then most of them did not come back. To reorder, a customer had to find the product again, fill the cart and type an address: fourteen fields on a phone.',
      'A refill plan existed, on a page of its own, in the menu under “More”. The product page, where people make up their minds, did not mention it.',
      'The shop was also slow. On a mid-range phone the product photograph appeared after almost five seconds, behind four scripts from apps nobody used anymore.',
    ],
  },
  steps: [
    {
      name: 'Read a year of orders',
      text: 'We sorted twelve months of orders by customer. The typical second order came 34 days after the first, if it came at all. That became the standard interval for a refill.',
    },
    {
      name: 'Moved the shop without losing an address',
      text: 'Products, customers, reviews and past orders went to Shopify Plus, twice: once as a rehearsal, once for real. Every old address leads to its new page.',
    },
    {
      name: 'Put the refill where the decision is',
      text: 'The product page asks one thing: once, or every month? Price per cup, next delivery and how to stop stand beside the choice, in plain words.',
    },
    {
      name: 'Cut the checkout',
      text: 'A returning customer confirms. A new one fills in eight fields. The gift note and the company name now open on request.',
    },
    {
      name: 'Took the weight off',
      text: 'Seven apps became three. Photos are sent at the size of the screen they appear on, and the first one loads first.',
    },
  ],
  results: {
    lead: 'Measured over the first six full months after launch. In the same period the client also raised its advertising, so part of the growth in sales belongs to that.',
    figures: [
      {
        value: '+250%',
        label: 'sales in 6 months, against the same months a year earlier',
        before: 100,
        after: 350,
        unit: '%',
        source: 'Shop system, March to August 2026 against March to August 2025',
      },
      {
        value: '1.4 s',
        label: 'largest contentful paint on a phone, product page',
        before: 4.8,
        after: 1.4,
        unit: 's',
        source: 'Lab test on a mid-range phone profile, September 2025 and March 2026, median of five runs',
      },
      {
        value: '38%',
        label: 'of orders are refills',
        before: 100,
        after: 38,
        unit: '%',
        names: ['all orders', 'refills'],
        source: 'Shop system, orders placed under a refill plan, August 2026',
      },
    ],
  },
  lessons: {
    title: 'What we learned',
    paragraphs: [
      'The sentence about how to stop a refill was the one most argued over. The client feared that it would invite people to leave. We tried both versions for four weeks; with the sentence, more people chose the refill.',
      'We would read the orders even earlier next time. They answered in a day what two workshops had left open.',
    ],
  },
  service: { label: 'Shopify Plus development', to: '/services/shopify' },
};
