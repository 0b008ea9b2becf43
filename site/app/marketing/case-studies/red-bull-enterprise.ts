import type { CaseStudy } from './case-study.ts';

export const content: CaseStudy = {
  path: '/case-studies/red-bull-enterprise',
  composition: 'ledger',
  head: {
    title: 'Case study: Red Bull Farm',
    description:
      'A family cattle farm took orders by text message. Its Laravel platform sells 96% of each animal before slaughter and saves 11 office hours a week.',
    keywords: 'Laravel case study, farm ordering platform, wholesale ordering, delivery planning, custom software',
  },
  client: 'Red Bull Farm Enterprise',
  sector: 'Family cattle farm, grass-fed beef for butchers and restaurants',
  technology: 'Laravel',
  timeframe: 'February to July 2025',
  imageUrl: '/images/portfolio/red-bull-enterprise.webp',
  title: 'Every cut sold before the animal leaves the pasture.',
  summary:
    'The family behind Red Bull Farm raises grass-fed cattle and used to take orders from butchers and restaurants by text message. Their Laravel platform sells each animal cut by cut, settles the price after weighing and plans the delivery route. Wednesday evenings at the kitchen table with the order book are over.',
  problem: {
    title: 'Everybody wants the fillet',
    paragraphs: [
      'An animal comes whole. Orders come as fillet, brisket and “the usual”. What nobody had ordered by Wednesday was frozen and sold cheaply, or given away.',
      'Orders arrived by text message, to three phones in the family. On Wednesday evening they were copied into a book, added up, and the gaps filled by calling around. Prices depend on weight, and the weight is known only after cutting, so every invoice was calculated by hand on Friday.',
      'A shop system did not fit. It can sell ten of something. It cannot sell two shoulders and one oxtail that exist only if the rest of the animal finds a buyer too.',
    ],
  },
  steps: [
    {
      name: 'Spent a Wednesday at the table',
      text: 'We watched the book being filled in and wrote down each rule that was spoken aloud. There were 31. Nine turned out to be habits from an earlier butcher.',
    },
    {
      name: 'Described the animal as a set of cuts',
      text: 'Each animal is opened for orders with its cuts and their usual weights. When a buyer takes a piece, everyone sees what remains. Slaughter is confirmed only when enough of it is sold.',
    },
    {
      name: 'Sold the difficult cuts first',
      text: 'Shin, heart and neck are offered three days before fillet and rib-eye. Customers who take a share of them get first choice of the rest.',
    },
    {
      name: 'Settled the price after weighing',
      text: 'Buyers agree to a price per pound and an upper limit. The butcher types the weight on a tablet, and the invoice is written from it.',
    },
    {
      name: 'Planned the round',
      text: 'Orders become a delivery list, sorted by route and opening hours. The driver has it on a phone, and it works without a signal.',
    },
  ],
  results: {
    lead: 'Measured over the fourth to ninth month of use, when all regular customers had moved to the platform.',
    figures: [
      {
        value: '96%',
        label: 'of each animal sold before slaughter',
        source:
          'Platform, share of carcass weight with a confirmed buyer, mean of all animals, November 2025 to April 2026',
      },
      {
        value: '11 h',
        label: 'less office work a week',
        before: 16,
        after: 5,
        unit: 'hours a week',
        drawnIn: 'hours',
        source: 'The family’s own time sheet, four weeks in January 2025 and four weeks in January 2026',
      },
    ],
  },
  lessons: {
    title: 'What we learned',
    paragraphs: [
      'There is no earlier figure for the share sold in advance, because nobody could have counted it in the book. If the starting point matters to you, measure for two weeks before anything is built. We now insist on it.',
      'Some chefs kept sending text messages. In the second month we let the platform read them into a draft order that the family confirms. It was two days of work and ended the discussion.',
    ],
  },
  service: { label: 'Laravel and Vue.js development', to: '/services/laravel-vue' },
};
