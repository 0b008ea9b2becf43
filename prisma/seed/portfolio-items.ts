type SeedPortfolioItem = {
  title: string;
  description: string;
  technology: 'WordPress' | 'Shopify Plus' | 'Laravel' | 'React' | 'Custom';
  imageUrl: string;
  caseStudyUrl: string | null;
  featured: boolean;
  metric1Value: string | null;
  metric1Label: string | null;
  metric2Value: string | null;
  metric2Label: string | null;
  metric3Value: string | null;
  metric3Label: string | null;
};

// Every client is fictional. The names of the three case studies follow their fixed addresses.
export const portfolioItems: readonly SeedPortfolioItem[] = [
  {
    title: 'Tern & Thistle: wellness shop',
    description:
      'Tern & Thistle sells herbal teas and tinctures that customers finish in about a month. We moved the shop ' +
      'to Shopify Plus, put the refill choice on the product page and trimmed the checkout to what a refill ' +
      'needs. In the first six months, sales were up 250% on the same months a year earlier.',
    technology: 'Shopify Plus',
    imageUrl: '/images/portfolio/wellness-brand.webp',
    caseStudyUrl: '/case-studies/wellness-brand',
    featured: true,
    metric1Value: '+250%',
    metric1Label: 'sales in 6 months',
    metric2Value: '1.4 s',
    metric2Label: 'largest contentful paint, mobile',
    metric3Value: '38%',
    metric3Label: 'of orders are refills',
  },
  {
    title: 'Eastern Shore Orchestra: season and tickets',
    description:
      'A regional orchestra (ESO to its subscribers) was selling seats through a PDF and a telephone. The new ' +
      'WordPress site lists the season, shows the hall seat by seat and holds a seat for ten minutes while you ' +
      'pay. The box office still answers the phone; it rings less.',
    technology: 'WordPress',
    imageUrl: '/images/portfolio/eso.webp',
    caseStudyUrl: '/case-studies/eso',
    featured: true,
    metric1Value: '71%',
    metric1Label: 'of tickets sold online, from 22%',
    metric2Value: '0.9 s',
    metric2Label: 'largest contentful paint, mobile',
    metric3Value: '−45%',
    metric3Label: 'calls to the box office',
  },
  {
    title: 'Pell Harbor Marine Supply: one stock count',
    description:
      'Three systems, three answers to “how many shackles are left?” We built the service between this ' +
      'wholesaler’s warehouse, accounts and trade catalog, and every night it checks that all three agree. ' +
      'Chandlers now order from live stock, and nobody types an order twice.',
    technology: 'Custom',
    imageUrl: '/images/portfolio/pell-harbor-marine.webp',
    caseStudyUrl: null,
    featured: true,
    metric1Value: '62 h',
    metric1Label: 'of typing saved each month',
    metric2Value: '0.3%',
    metric2Label: 'of orders short of stock, from 4.1%',
    metric3Value: null,
    metric3Label: null,
  },
  {
    title: 'Red Bull Farm Enterprise: ordering by the cut',
    description:
      'The family behind Red Bull Farm raises grass-fed cattle and used to take orders from butchers and ' +
      'restaurants by text message. Their Laravel platform sells each animal cut by cut, settles the price after ' +
      'weighing and plans the delivery round. Wednesday evenings at the kitchen table with the order book are over.',
    technology: 'Laravel',
    imageUrl: '/images/portfolio/red-bull-enterprise.webp',
    caseStudyUrl: '/case-studies/red-bull-enterprise',
    featured: false,
    metric1Value: '11 h',
    metric1Label: 'less office work a week',
    metric2Value: '96%',
    metric2Label: 'of each animal sold before slaughter',
    metric3Value: null,
    metric3Label: null,
  },
  {
    title: 'Three Rivers Library Network: search and rooms',
    description:
      'Fourteen public libraries share one catalog and 31 meeting rooms. We wrote a React front end over the ' +
      'catalog software they already owned: one search field, spelling forgiven, rooms booked in the same place. ' +
      'It was tested with a screen reader at every step and conforms to WCAG 2.2 AA.',
    technology: 'React',
    imageUrl: '/images/portfolio/three-rivers-library.webp',
    caseStudyUrl: null,
    featured: false,
    metric1Value: '−58%',
    metric1Label: 'searches without a result',
    metric2Value: '120 ms',
    metric2Label: 'interaction to next paint',
    metric3Value: '2.3×',
    metric3Label: 'room bookings in a year',
  },
  {
    title: 'Alder Street Dental Group: five clinics, one site',
    description:
      'Five dental practices merged and brought five websites with them. We moved all of them into a single ' +
      'WordPress site, redirected 640 old addresses one by one and put the next free appointment at each clinic ' +
      'on the first screen. Search traffic was back at its old level in week five.',
    technology: 'WordPress',
    imageUrl: '/images/portfolio/alder-street-dental.webp',
    caseStudyUrl: null,
    featured: false,
    metric1Value: '640',
    metric1Label: 'addresses redirected',
    metric2Value: '+31%',
    metric2Label: 'online appointments',
    metric3Value: null,
    metric3Label: null,
  },
  {
    title: 'Kiln & Daughter: tableware in numbered batches',
    description:
      'This pottery supplies 400 restaurants and, on Fridays, everyone else. Its Shopify Plus shop gives each ' +
      'restaurant its own price list and takes a deposit, then opens the weekly batch to the public at noon ' +
      'without selling one bowl twice. The last twelve batches sold out.',
    technology: 'Shopify Plus',
    imageUrl: '/images/portfolio/kiln-and-daughter.webp',
    caseStudyUrl: null,
    featured: false,
    metric1Value: '19 min',
    metric1Label: 'median time to sell a batch',
    metric2Value: null,
    metric2Label: null,
    metric3Value: null,
    metric3Label: null,
  },
  {
    title: 'Cobble Cargo Bikes: build it before you buy it',
    description:
      'You cannot try on a cargo bike by email. So we drew every frame, box and child seat as a part, and a ' +
      'React configurator puts them together with the price running beside it. Impossible combinations are ' +
      'refused with a reason, and the workshop receives a parts list instead of a phone call.',
    technology: 'React',
    imageUrl: '/images/portfolio/cobble-cargo-bikes.webp',
    caseStudyUrl: null,
    featured: false,
    metric1Value: '+27%',
    metric1Label: 'average order value',
    metric2Value: null,
    metric2Label: null,
    metric3Value: null,
    metric3Label: null,
  },
  {
    title: 'Hatch & Ostrow Land Surveyors: from lot to quote',
    description:
      'Clients outline their lot on a map, answer four questions and get a price range; the surveyors get a job ' +
      'file with deeds and access notes attached. Behind it is a small custom job desk that sends each status ' +
      'mail, with the firm’s SPF, DKIM and DMARC put in order. Launched last month, so there are no results yet.',
    technology: 'Custom',
    imageUrl: '/images/portfolio/hatch-ostrow-surveyors.webp',
    caseStudyUrl: null,
    featured: false,
    metric1Value: null,
    metric1Label: null,
    metric2Value: null,
    metric2Label: null,
    metric3Value: null,
    metric3Label: null,
  },
];
