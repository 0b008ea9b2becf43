import type { Fact } from '../services/service-page.ts';

/** A point in the units of the artwork, which is 1600 by 1200. */
type Point = readonly [x: number, y: number];

/** A detail of an artwork, with a ratio of 4 to 3, and its call-outs. */
export type Detail = {
  left: number;
  top: number;
  width: number;
  /** `at`: the subject's position. `number`: the position of the call-out's number. */
  callOuts: readonly { at: Point; number: Point; text: string }[];
};

/** Additional content for an item without a case study. The clients in these studies are fictional. */
export type ItemStudy = {
  /** The picture that this study describes. The study does not apply to an item with another picture. */
  imageUrl: string;
  detail: Detail;
  constraint: string;
  decision: string;
  /** The source and period of the item's metrics, by their labels. */
  sources: Readonly<Record<string, string>>;
  /** The figure to show if the item has no metrics. */
  figure?: Fact & { source: string };
  /** The service that includes work of this kind. `terms`: one of the facts on the service's page. */
  service: { label: string; to: `/services/${string}`; terms: Fact };
};

const apiIntegration = {
  label: 'API integration',
  to: '/services/api-integration',
  terms: { value: '1 week', label: 'until you have a fixed price in writing' },
} as const;

/** Returns the study of an item; undefined if there is none, or if an agency has replaced the item's picture. */
export function studyOf({ slug, imageUrl }: { slug: string; imageUrl: string | null }): ItemStudy | undefined {
  const study = Object.hasOwn(itemStudies, slug) ? itemStudies[slug] : undefined;
  return study?.imageUrl === imageUrl ? study : undefined;
}

/** The studies by the item's slug. An item's slug never changes. */
export const itemStudies: Record<string, ItemStudy> = {
  'pell-harbor-marine-supply-one-stock-count': {
    imageUrl: '/images/portfolio/pell-harbor-marine.webp',
    detail: {
      left: 608,
      top: 306,
      width: 946,
      callOuts: [
        {
          at: [1462, 404],
          number: [1350, 413],
          text: 'The count that a chandler sees is the count on the shelf, less what is promised to open orders.',
        },
        {
          at: [1452, 553],
          number: [1350, 589],
          text: 'Low stock is marked before the order is placed, so nobody learns of it from the delivery note.',
        },
        {
          at: [884, 965],
          number: [884, 885],
          text: 'Changes travel both ways and carry a number. A change that arrives twice is applied only once.',
        },
      ],
    },
    constraint:
      'None of the three systems could be replaced. The auditor had approved the accounts, the scanners in the warehouse talk to one program only, and the part numbers were printed in a catalog that chandlers keep for years.',
    decision:
      'We gave each fact one owner: stock belongs to the warehouse, prices and credit to the accounts, orders to the shop. At night the service compares all three, and lists what differs before the first truck is loaded.',
    sources: {
      'of typing saved each month':
        'Time sheets of the order desk, four weeks in May 2026 against four weeks in November 2025',
      'of orders short of stock, from 4.1%':
        'Warehouse system, orders of June to August 2026 against June to August 2025',
    },
    service: apiIntegration,
  },
  'three-rivers-library-network-search-and-rooms': {
    imageUrl: '/images/portfolio/three-rivers-library.webp',
    detail: {
      left: 96,
      top: 262,
      width: 1070,
      callOuts: [
        {
          at: [640, 562],
          number: [800, 562],
          text: 'One field searches all fourteen libraries. A misspelled name still finds its author.',
        },
        {
          at: [578, 652],
          number: [690, 652],
          text: 'How many of the titles stand on a shelf nearby: the number that saves a trip.',
        },
        {
          at: [772, 364],
          number: [1010, 436],
          text: 'All 31 meeting rooms are booked on the same site, with the library card as the key.',
        },
      ],
    },
    constraint:
      'The catalog software was paid for and had to stay. It compares letter by letter, so one wrong letter found nothing, and it knows books but no rooms.',
    decision:
      'We put a search index beside the catalog, brought up to date every ten minutes, and built the pages on both. Readers got one field; librarians went on working in the program they know.',
    sources: {
      'searches without a result': 'Search log of the catalog, March to May 2026 against March to May 2025',
      'interaction to next paint': 'Measured on readers’ own devices, 75th percentile, May 2026',
      'room bookings in a year': 'Booking records, the year to June 2026 against the year before',
    },
    service: apiIntegration,
  },
  'alder-street-dental-group-five-clinics-one-site': {
    imageUrl: '/images/portfolio/alder-street-dental.webp',
    detail: {
      left: 46,
      top: 330,
      width: 1080,
      callOuts: [
        {
          at: [400, 560],
          number: [470, 478],
          text: 'The first screen answers what most people called to ask: where, and how soon?',
        },
        {
          at: [920, 570],
          number: [1030, 570],
          text: 'From a free slot to a booking in two taps, in the clinic’s own calendar.',
        },
        {
          at: [1050, 865],
          number: [940, 930],
          text: 'Each clinic kept a page of its own. Its old addresses lead there and not to the home page.',
        },
      ],
    },
    constraint:
      'Patients found each of the five old sites under the name of its own practice. The merger could not cost that traffic, and no clinic could close its calendar for a change of program.',
    decision:
      'We listed every old address before we drew a page, gave each one a destination, and switched them all in one night. The calendars stayed: the site asks each for its next free slot and shows the earliest.',
    sources: {
      'addresses redirected': 'The redirect map, followed address by address on launch day and four weeks later',
      'online appointments':
        'Calendars of the five clinics, the second full quarter after launch against the same quarter a year earlier',
    },
    service: {
      label: 'WordPress development',
      to: '/services/wordpress',
      terms: { value: '3 weeks', label: 'from finished texts to launch, Starter' },
    },
  },
  'kiln-daughter-tableware-in-numbered-batches': {
    imageUrl: '/images/portfolio/kiln-and-daughter.webp',
    detail: {
      left: 622,
      top: 416,
      width: 932,
      callOuts: [
        {
          at: [800, 880],
          number: [900, 880],
          text: 'The public price. A restaurant that has signed in sees its own in the same place.',
        },
        {
          at: [1230, 690],
          number: [1230, 470],
          text: 'A set counts as its pieces: five plates leave the stock as five, so no plate is sold twice.',
        },
        {
          at: [1264, 1077],
          number: [1380, 1067],
          text: 'One email says that the kiln is open. Its mailing list, without advertising, fills the shop at noon.',
        },
      ],
    },
    constraint:
      'A batch is what one firing yields, and restaurants have first call on it. On Fridays the public wants the rest in the same minute, and a bowl that was sold twice cannot be made again.',
    decision:
      'Restaurants order from their own price list until Thursday night, with a deposit. Only what is left opens to the public on Friday at noon, and a piece in a basket is held there for five minutes.',
    sources: {
      'median time to sell a batch': 'Shop system, the twelve batches to September 2026, from noon to the last piece',
    },
    service: {
      label: 'Shopify Plus development',
      to: '/services/shopify',
      terms: { value: '4 weeks', label: 'to opening day, Standard Store' },
    },
  },
  'cobble-cargo-bikes-build-it-before-you-buy-it': {
    imageUrl: '/images/portfolio/cobble-cargo-bikes.webp',
    detail: {
      left: 740,
      top: 335,
      width: 814,
      callOuts: [
        {
          at: [1010, 495],
          number: [1080, 420],
          text: 'Every part is drawn to scale and appears on the bike as it is chosen.',
        },
        {
          at: [1200, 613],
          number: [1110, 640],
          text: 'What does not fit cannot be chosen, and a sentence beside it says why.',
        },
        {
          at: [1445, 787],
          number: [1505, 745],
          text: 'The price on the screen is the price of the order. No quote follows by phone.',
        },
      ],
    },
    constraint:
      'Frames, boxes and seats go together in ways that fit, ways that do not, and ways that nobody should ride. One mechanic knew which was which, and he was needed at the bench.',
    decision:
      'We wrote his rules into one table that the workshop changes itself. The drawing, the price and the parts list all read that table, so they cannot disagree.',
    sources: { 'average order value': 'Order book, March to August 2026 against March to August 2025' },
    service: {
      label: 'Laravel and Vue.js development',
      to: '/services/laravel-vue',
      terms: { value: '8 to 16 weeks', label: 'to the first release; price and stages are in the proposal' },
    },
  },
  'hatch-ostrow-land-surveyors-from-lot-to-quote': {
    imageUrl: '/images/portfolio/hatch-ostrow-surveyors.webp',
    detail: {
      left: 682,
      top: 236,
      width: 676,
      callOuts: [
        {
          at: [1100, 297],
          number: [1050, 365],
          text: 'A tap sets a corner. Bearing and length are worked out and written along the line.',
        },
        {
          at: [905, 463],
          number: [840, 500],
          text: 'The area grows as the lot is drawn, and the price range follows it.',
        },
        {
          at: [1190, 595],
          number: [1110, 660],
          text: 'The last corner closes the lot. Its coordinates go into the surveyor’s job file.',
        },
      ],
    },
    constraint:
      'A fee depends on the lot: its size, its slope, the age of its deeds. Clients wanted a price before they could describe any of that, and each answer by phone took a surveyor away from the field.',
    decision:
      'The map asks for corners instead of words, and four questions ask for the rest. The site answers with a range; the final fee stays with a surveyor, who starts from a file that the client has filled.',
    sources: {},
    figure: {
      value: '3 of 3',
      label: 'SPF, DKIM and DMARC in order',
      source: 'The firm’s DNS records, read on launch day',
    },
    service: {
      label: 'Email and DNS management',
      to: '/services/email-dns',
      terms: { value: '1 week', label: 'for the usual move of mail and DNS' },
    },
  },
};
