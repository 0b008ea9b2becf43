import { PanelsTopLeft } from 'lucide-react';
import type { ServiceCard, ServicePage } from '../service-page.ts';

export const card: ServiceCard = {
  order: 7,
  title: 'CMS development',
  name: 'CMS Development',
  description: 'The right system for those who write in it, and a layout that they cannot break.',
  features: ['Landing-page platforms', 'Marketing platforms', 'Site builders, used well'],
  icon: PanelsTopLeft,
  color: 'blue',
};

export const content: ServicePage = {
  path: '/services/cms-development',
  head: {
    title: 'CMS development',
    description:
      'Unbounce, HubSpot Content Hub, Webflow, Squarespace or Sanity: we help you choose, build it with your brand’s blocks and train the editors.',
    keywords: 'CMS development, Unbounce, HubSpot Content Hub, Webflow development, Squarespace, Sanity, headless CMS',
  },
  hero: {
    title: 'A system your editors will open willingly.',
    lead: 'The best CMS is the one that fits the people who fill it. We have built on five besides WordPress, and the choice begins with a question: who makes the next page, and how often?',
    facts: [
      { value: '5', label: 'platforms, compared below' },
      { value: '2 to 8 weeks', label: 'to launch, by platform and number of page types' },
      { value: '20 min', label: 'for an editor to make a new page, tried with your own staff' },
    ],
    actions: [{ label: 'Get a Quote', to: '/contact?service=cms' }],
    result: {
      value: '640',
      label: 'old addresses redirected, one by one',
      link: { label: 'Alder Street Dental Group', to: '/portfolio' },
    },
  },
  blocks: [
    {
      shape: 'platforms',
      label: 'Platforms',
      title: 'Five platforms, and what each is good at',
      lead: 'We resell none of them. Subscriptions are in your name and billed to you by the maker.',
      items: [
        {
          name: 'Unbounce',
          kind: 'Landing-page platform',
          text: 'For campaigns: one page, one offer, one form. Marketing publishes in the morning and compares two versions by evening, on a subdomain that leaves your main site alone.',
          features: [
            'Two or more versions tested against each other',
            'Headlines that follow the search term',
            'Pop-ups and sticky bars with rules',
            'Leads sent on to your CRM',
          ],
        },
        {
          name: 'HubSpot Content Hub',
          kind: 'Marketing-automation platform',
          text: 'Site, forms, mail and CRM share one set of contacts. It makes sense when your sales team already works in HubSpot, and it is expensive when they do not.',
          features: [
            'Content that differs by contact or list',
            'Forms that write to the CRM',
            'Follow-up mail started by a page visit or form',
            'Pages traced to the deals that followed',
          ],
        },
        {
          name: 'Webflow',
          kind: 'Visual site builder',
          text: 'Design freedom near that of hand-written code, without a server to look after. We set up the classes, components and collections; your editors write within them.',
          features: [
            'Collections for news, team and projects',
            'Components with locked layout',
            'Hosting and certificate included',
            'Staged changes before publishing',
          ],
        },
        {
          name: 'Squarespace',
          kind: 'All-in-one site builder',
          text: 'For a practice, a restaurant or a studio that wants one bill and one login. We fit the type, colors and pictures, write the settings down, and leave you with little to maintain.',
          features: [
            'Appointments and a small shop built in',
            'Templates that behave on a phone',
            'Domain, hosting and support from one maker',
            'Short training: most editors need an hour',
          ],
        },
        {
          name: 'Sanity',
          kind: 'Headless content platform',
          text: 'Content kept apart from its looks and delivered to a site, an app and the screens in your shops. Needs a developer now and then; pays when one text appears in many places.',
          features: [
            'Fields and rules made for your content',
            'Several people in one document at once',
            'Previews on the real site',
            'One source for every channel and language',
          ],
        },
      ],
    },
    {
      shape: 'reasons',
      label: 'Why us',
      title: 'How we keep a CMS usable in its third year',
      items: [
        {
          title: 'You try before you choose',
          text: 'We put two of your real pages into two candidates and watch an editor build one. Twenty minutes of that decides better than a table of features.',
        },
        {
          title: 'Editors cannot break the layout',
          text: 'Colors, spacing and type are set once. What remains is a choice of blocks that all look right next to each other.',
        },
        {
          title: 'The cost of leaving is on paper',
          text: 'What can be exported, in which format, and what must be rebuilt. You read it before you sign, along with the subscription for three years.',
        },
        {
          title: 'Old addresses keep working',
          text: 'Every page you have today is listed and sent to its successor, and we watch for missing ones in the month after launch.',
        },
        {
          title: 'It is measured on a phone',
          text: 'Hosted builders can be slow when pages fill up with widgets. We time each page type before launch and show you the result.',
        },
      ],
    },
    {
      shape: 'call-to-action',
      label: 'Next step',
      title: 'Tell us who will do the writing.',
      lead: 'How many people, how many pages a month, which tools they use already. We reply within 24 hours with one recommendation, its price and its yearly cost.',
      actions: [{ label: 'Get a Quote', to: '/contact?service=cms' }],
    },
  ],
};
