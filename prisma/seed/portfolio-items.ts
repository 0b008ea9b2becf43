type SeedPortfolioItem = {
  title: string;
  description: string;
  technology: 'WordPress' | 'Shopify Plus' | 'Laravel' | 'React' | 'Custom';
  imageUrl: string;
  caseStudyUrl: string | null;
  featured: boolean;
  metrics: { value: string; label: string }[];
};

// All clients are fictional. Three have names that match the URLs of their case studies, which SPEC prescribes.
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
    metrics: [
      { value: '+250%', label: 'sales in 6 months' },
      { value: '1.4 s', label: 'largest contentful paint, mobile' },
      { value: '38%', label: 'of orders are refills' },
    ],
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
    metrics: [
      { value: '71%', label: 'of tickets sold online, from 22%' },
      { value: '0.9 s', label: 'largest contentful paint, mobile' },
      { value: '−45%', label: 'calls to the box office' },
    ],
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
    metrics: [
      { value: '62 h', label: 'of typing saved each month' },
      { value: '0.3%', label: 'of orders short of stock, from 4.1%' },
    ],
  },
  {
    title: 'Red Bull Farm Enterprise: ordering by the cut',
    description:
      'The family behind Red Bull Farm raises grass-fed cattle and used to take orders from butchers and ' +
      'restaurants by text message. Their Laravel platform sells each animal cut by cut, settles the price after ' +
      'weighing and plans the delivery route. Wednesday evenings at the kitchen table with the order book are over.',
    technology: 'Laravel',
    imageUrl: '/images/portfolio/red-bull-enterprise.webp',
    caseStudyUrl: '/case-studies/red-bull-enterprise',
    featured: false,
    metrics: [
      { value: '11 h', label: 'less office work a week' },
      { value: '96%', label: 'of each animal sold before slaughter' },
    ],
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
    metrics: [
      { value: '−58%', label: 'searches without a result' },
      { value: '120 ms', label: 'interaction to next paint' },
      { value: '2.3×', label: 'room bookings in a year' },
    ],
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
    metrics: [
      { value: '640', label: 'addresses redirected' },
      { value: '+31%', label: 'online appointments' },
    ],
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
    metrics: [{ value: '19 min', label: 'median time to sell a batch' }],
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
    metrics: [{ value: '+27%', label: 'average order value' }],
  },
  {
    title: 'Hatch & Ostrow Land Surveyors: from lot to quote',
    description:
      'Clients outline their lot on a map, answer four questions and get a price range; the surveyors get a job ' +
      'file with deeds and access notes attached. Behind it is a small custom program that tracks the jobs and sends each status ' +
      'email, with the firm’s SPF, DKIM and DMARC put in order. Launched last month, so there are no results yet.',
    technology: 'Custom',
    imageUrl: '/images/portfolio/hatch-ostrow-surveyors.webp',
    caseStudyUrl: null,
    featured: false,
    metrics: [],
  },
];
