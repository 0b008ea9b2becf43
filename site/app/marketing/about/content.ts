export type AboutFigure = { value: string; label: string; note: string };

/** A rule of our work, and how a client can check that we follow it. */
export type Principle = { title: string; text: string; check: string };

/** A stage of a project. `yours`: what the client does in this stage. */
export type Stage = { name: string; duration: string; text: string; yours: string };

export type AboutPage = {
  head: { title: string; description: string; keywords: string };
  hero: { title: string; lead: string };
  who: { label: string; title: string; paragraphs: readonly string[] };
  figures: { label: string; title: string; items: readonly AboutFigure[] };
  principles: { label: string; title: string; lead: string; items: readonly Principle[] };
  project: { label: string; title: string; lead: string; stages: readonly Stage[] };
  refusals: { label: string; title: string; lead: string; items: readonly { title: string; text: string }[] };
  close: { label: string; title: string; lead: string; actions: readonly { label: string; to: string }[] };
};

export const content: AboutPage = {
  head: {
    title: 'About us',
    description:
      'A small team building WordPress and Shopify Plus sites for more than ten years. How we work, what we measure, and the work we turn down.',
    keywords: 'web agency, WordPress agency, Shopify Plus agency, web development team, how we work',
  },
  hero: {
    title: 'A small team that keeps the figures.',
    lead: 'We have built websites and shops for more than ten years. After each launch we write down what changed, and the next project begins with that page.',
  },
  who: {
    label: 'Who we are',
    title: 'The people you talk to are the people who build it.',
    paragraphs: [
      'Design, development and maintenance sit in one team. Nobody sells you a project and hands it to strangers. Your questions go to the person who can open the code and look.',
      'We stay small on purpose. A handful of projects run at one time, which means that you may have to wait a few weeks for a start, and that nobody disappears once you have one.',
      'Most of our clients run companies of five to two hundred people: shops, makers, clinics, venues, wholesalers. They have customers to look after, and they want a site that works without them.',
    ],
  },
  figures: {
    label: 'In figures',
    title: 'Ten years, counted',
    items: [
      { value: '200+', label: 'projects completed', note: 'Sites, shops, integrations and internal tools.' },
      {
        value: '98%',
        label: 'client satisfaction',
        note: 'We ask after launch whether the client would order from us again.',
      },
      { value: '10+', label: 'years experience', note: 'WordPress from the beginning, then Shopify and Laravel.' },
    ],
  },
  principles: {
    label: 'How we work',
    title: 'Five rules you can check',
    lead: 'A principle is worth something only if you would notice when it is broken. So each of ours comes with a way to catch us.',
    items: [
      {
        title: 'Measure first',
        text: 'Before a proposal we time your present site and, if you grant us access, read its search and sales data.',
        check: 'The proposal opens with your figures and the date they were taken.',
      },
      {
        title: 'Show the work every week',
        text: 'From the second week the site stands on a private address. Unfinished is fine; hidden is expensive.',
        check: 'You get a link and three lines each week: done, next, waiting for you.',
      },
      {
        title: 'Fix the price in writing',
        text: 'The quote lists page designs, rounds of changes and what is excluded. If you want more, you see a price before we start on it.',
        check: 'Compare the last invoice with the quote. Any difference bears your signature.',
      },
      {
        title: 'Test on a phone your customers own',
        text: 'Every page is measured on a mid-range phone over a mobile connection. One that misses its mark does not go live.',
        check: 'Ask for the launch sheet: each page type, its times, its test date.',
      },
      {
        title: 'Leave the door open',
        text: 'Domain, hosting, code and accounts are in your name. Another developer can take over with our handbook.',
        check: 'Sign in to each of them yourself, on handover day, while we are in the room.',
      },
    ],
  },
  project: {
    label: 'A project',
    title: 'How it works, from the first email to the third month',
    lead: 'The durations are those of an ordinary site of about fifteen pages. A shop or an application takes longer; the order stays the same.',
    stages: [
      {
        name: 'First reply',
        duration: 'within 24 hours',
        text: 'A detailed proposal if your message allows it. Otherwise the few questions that keep us from writing one.',
        yours: 'The address of your site and what you want to be different.',
      },
      {
        name: 'Proposal',
        duration: '3 to 5 days',
        text: 'Measurements, scope, fixed price, start date. The consultation is free and commits you to nothing.',
        yours: 'An hour for questions.',
      },
      {
        name: 'Drawing',
        duration: '1 to 2 weeks',
        text: 'The important pages with your real texts, on a phone and on a wide screen.',
        yours: 'Texts, pictures, and one person who decides.',
      },
      {
        name: 'Building',
        duration: '2 to 4 weeks',
        text: 'Weekly versions on a private address. You comment on the page itself.',
        yours: 'Half an hour a week.',
      },
      {
        name: 'Launch',
        duration: '1 week',
        text: 'Speed, accessibility, forms, redirects and a restore from backup are tested. Then the address is switched, on a quiet morning early in the week.',
        yours: 'A last look, and your go-ahead.',
      },
      {
        name: 'After launch',
        duration: '3 months',
        text: 'The first measurements are repeated each month and sent to you. If one slips, you will hear about it from us.',
        yours: 'Tell us what your customers say.',
      },
    ],
  },
  refusals: {
    label: 'What we decline',
    title: 'Work we turn down',
    lead: 'It saves everyone a meeting.',
    items: [
      {
        title: 'Promised search positions',
        text: 'We make sites that search engines can read and visitors stay on. Nobody controls the ranking, and we sell no promise of it.',
      },
      {
        title: 'Logos, campaigns, social media accounts',
        text: 'Other people do these better. We gladly work beside the ones you have.',
      },
      {
        title: 'Pages that trick people',
        text: 'No false countdowns, no hidden costs, no consent banner with one visible button.',
      },
      {
        title: 'Unpaid designs in a contest',
        text: 'We would be guessing at your customers. You get measurements and references from us before you decide.',
      },
      {
        title: 'Launches on Friday',
        text: 'A fault on Friday evening waits until Monday. Your customers do not.',
      },
    ],
  },
  close: {
    label: 'Next step',
    title: 'Write to us about your site.',
    lead: 'You will have an answer within 24 hours, from someone who has looked at it.',
    actions: [
      { label: 'Start Your Project', to: '/contact' },
      { label: 'View Our Work', to: '/portfolio' },
    ],
  },
};
