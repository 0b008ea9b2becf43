import { Boxes, Building2, CreditCard, PackageCheck, ShoppingBag, Store, Warehouse } from 'lucide-react';
import type { ServiceCard, ServicePage } from '../service-page.ts';

export const card: ServiceCard = {
  order: 2,
  title: 'Shopify Plus',
  name: 'Shopify Plus',
  description: 'Theme, checkout and the connections behind them, tested with real orders.',
  features: ['Theme and checkout work', 'Catalog and order import', 'Several shops, one stock'],
  icon: ShoppingBag,
  color: 'green',
};

export const content: ServicePage = {
  path: '/services/shopify',
  head: {
    title: 'Shopify Plus development',
    description:
      'Shopify and Shopify Plus shops: theme, checkout, catalog import and stock connections, tested with real orders before launch.',
    keywords:
      'Shopify Plus agency, Shopify development, Shopify theme, Shopify migration, Shopify checkout, Shopify B2B',
  },
  hero: {
    title: 'Shops that sell, on Shopify and Shopify Plus.',
    lead: 'Before your shop opens, we buy from it: a card payment, a discount code, two parcels, a refund. What goes wrong in that test would have cost you a customer.',
    facts: [
      { value: '4 weeks', label: 'to opening day, Standard Store' },
      { value: '20', label: 'test orders placed before any launch, at least' },
    ],
    actions: [
      { label: 'Get a Quote', to: '/contact?service=shopify' },
      { label: 'View Our Work', to: '/portfolio' },
    ],
    result: {
      value: '+250%',
      label: 'sales in 6 months',
      link: { label: 'Tern & Thistle', to: '/case-studies/wellness-brand' },
    },
  },
  blocks: [
    {
      shape: 'features',
      label: 'Services',
      title: 'From the product page to the packing bench',
      layout: 'table',
      items: [
        {
          name: 'Themes',
          text: 'Product pages built around the question your customers ask before they buy: size, refill, delivery day, what fits with what. Your staff changes campaigns and collections in the Shopify editor.',
          icon: Store,
          points: ['Sections your team can rearrange', 'Checked on a mid-range phone'],
        },
        {
          name: 'Checkout',
          text: 'On Plus the information, shipping and payment steps can be changed; on other plans we can set colors, fields and the thank-you page. We tell you which of your wishes needs which plan.',
          icon: CreditCard,
          points: ['Delivery dates and gift notes', 'Discount rules with tests'],
        },
        {
          name: 'Catalog and order import',
          text: 'Products, pictures, customers, past orders and reviews from WooCommerce, Magento, BigCommerce or a spreadsheet. Old addresses lead to the new pages.',
          icon: PackageCheck,
          points: ['A trial import first', 'Counts compared on both sides'],
        },
        {
          name: 'Stock and accounting connections',
          text: 'Orders go to the warehouse and the books; stock comes back. A nightly comparison reports every difference, so nobody finds it at year end.',
          icon: Warehouse,
          points: ['Retries when a system is down', 'One stock count for all shops'],
        },
        {
          name: 'Wholesale',
          text: 'Company accounts, price lists, payment terms and minimum quantities beside your retail shop. Dealers order at ten in the evening without calling anyone.',
          icon: Building2,
          points: ['A price list for each group', 'Deposits on Plus'],
        },
        {
          name: 'Several shops',
          text: 'A second country, brand or currency, with its own language, taxes and shipping, run from one product list.',
          icon: Boxes,
          points: ['Markets or expansion stores, compared', 'One theme, maintained once'],
        },
      ],
    },
    {
      shape: 'packages',
      label: 'Packages',
      title: 'Three sizes of shop',
      lead: 'The price is for our work. Shopify’s subscription and your apps are billed by their makers, and the proposal lists what they come to each month.',
      items: [],
      footnote: 'Prices in US dollars, before tax. We open no new checkout in the ten weeks before your peak season.',
    },
    {
      shape: 'call-to-action',
      label: 'Next step',
      title: 'Unsure whether you need Plus?',
      lead: 'Tell us your monthly sales, your number of products and what your staff still does by hand. We reply within 24 hours with a proposal. If your present plan is enough, the proposal says so.',
      actions: [
        { label: 'Get a Quote', to: '/contact?service=shopify' },
        { label: 'View Our Work', to: '/portfolio' },
      ],
    },
  ],
};
