import {
  Accessibility,
  ArrowRightLeft,
  Blocks,
  Gauge,
  GraduationCap,
  LayoutTemplate,
  ShoppingCart,
} from 'lucide-react';
import type { ServiceCard, ServicePage } from '../service-page.ts';

export const card: ServiceCard = {
  order: 1,
  title: 'WordPress development',
  name: 'WordPress',
  description: 'Sites your own team can edit, on a theme that is built for your content.',
  features: ['Custom themes and blocks', 'Migrations from other systems', 'Loads in under 2.5 s on a phone'],
  icon: LayoutTemplate,
  color: 'primary',
};

export const content: ServicePage = {
  path: '/services/wordpress',
  head: {
    title: 'WordPress development',
    description:
      'WordPress sites with a theme built for your content, tested on a phone and handed over with training.',
    keywords: 'WordPress development, custom WordPress theme, WordPress blocks, WordPress migration, WooCommerce',
  },
  hero: {
    title: 'A WordPress site your own team can run.',
    lead: 'We design and build WordPress sites for companies that publish something every week. Your staff changes words, pictures and whole pages. The layout holds, and the pages stay quick.',
    facts: [
      { value: '3 weeks', label: 'from finished texts to launch, Starter' },
      { value: '2.5 s', label: 'largest contentful paint on a mid-range phone, at most' },
    ],
    actions: [
      { label: 'Get a Quote', to: '/contact?service=wordpress' },
      { label: 'View Our Work', to: '/portfolio' },
    ],
    result: {
      value: '0.9 s',
      label: 'largest contentful paint on a phone',
      link: { label: 'Eastern Shore Orchestra', to: '/case-studies/eso' },
    },
  },
  blocks: [
    {
      shape: 'features',
      label: 'Services',
      title: 'Six kinds of WordPress work',
      lead: 'A new site usually takes the first, the fifth and the sixth. The others can be ordered alone, for a site somebody else built.',
      layout: 'index',
      items: [
        {
          name: 'Custom themes and blocks',
          text: 'We draw your pages first, then build the blocks they are made of: price list, team, dates, download. Editors arrange blocks; colors and spacing are set once, in the theme.',
          icon: Blocks,
        },
        {
          name: 'Migrations from other systems',
          text: 'Wix, Joomla, Drupal, an old WordPress or plain HTML. We list every address you have today and send each one to its new page, so that old links and search results still arrive.',
          icon: ArrowRightLeft,
        },
        {
          name: 'WooCommerce shops',
          text: 'A shop inside the site you already have: products, shipping zones, sales tax, card payment. Above a few thousand orders a month we will suggest that you compare it with Shopify.',
          icon: ShoppingCart,
        },
        {
          name: 'Speed repair',
          text: 'Measure, find the three things that cost most, fix them, measure again. Usually it is pictures, a page builder’s scripts and a host that is too small.',
          icon: Gauge,
        },
        {
          name: 'Accessibility to WCAG 2.2 AA',
          text: 'Keyboard, contrast, headings, form errors and a screen reader, checked by hand on every template. You receive the list of what was tested and how.',
          icon: Accessibility,
        },
        {
          name: 'Training and handover',
          text: 'A recorded session on your own site with your own pages, a short handbook, and every login in your company’s name. Another developer could take over the next day.',
          icon: GraduationCap,
        },
      ],
    },
    {
      shape: 'packages',
      label: 'Packages',
      title: 'What a site costs',
      lead: 'The number of page designs decides most of the price, because each one is drawn, built and tested by itself. Pages that share a design cost little.',
      items: [],
      footnote:
        'Prices in US dollars, before tax. Hosting, domain, paid plugins, photographs and copywriting are separate; the proposal names each with its cost per year.',
    },
    {
      shape: 'call-to-action',
      label: 'Next step',
      title: 'Send us the address of your present site.',
      lead: 'We look at it on a phone, time it and count its pages. Within 24 hours, you will have a reply with a detailed proposal, or the questions we still need answered.',
      actions: [
        { label: 'Get a Quote', to: '/contact?service=wordpress' },
        { label: 'View Our Work', to: '/portfolio' },
      ],
    },
  ],
};
