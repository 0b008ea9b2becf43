import type { LucideIcon } from 'lucide-react';

/** A link that looks like a button. */
export type Action = { label: string; to: string };

/** A figure and what it measures: `{ value: '2.5 s', label: 'largest contentful paint, at most' }`. */
export type Fact = { value: string; label: string };

type Heading = {
  /** The ID for links to this block. */
  id?: string;
  /** The short name in the margin. */
  label: string;
  title: string;
  lead?: string;
};

/** The kinds of work. `index` lays them out in columns with icons, `table` in rows for longer texts. */
export type Features = Heading & {
  shape: 'features';
  layout: 'index' | 'table';
  items: readonly { name: string; text: string; icon: LucideIcon; points?: readonly string[] }[];
};

/** The packages of a service. `withPackages` adds them, because the admin sets their prices. */
export type Packages = Heading & {
  shape: 'packages';
  items: readonly {
    name: string;
    /** The price as shown. `unit` follows the price in small type. */
    price: string;
    unit?: string | undefined;
    audience: string;
    features: readonly string[];
    /** Whether the package has the mark "Most Popular". */
    popular?: boolean;
    action: Action;
    question?: Action;
  }[];
  footnote?: string;
};

/** Plans for sale, compared row by row. `unit` follows the price in small type. */
export type Plans = Heading & {
  shape: 'plans';
  items: readonly {
    name: string;
    price: string;
    unit: string;
    /** Whether the plan has the mark "Most Popular". */
    popular: boolean;
    action: Action;
    question: Action;
  }[];
  rows: readonly {
    name: string;
    /** A cell for each plan: whether the plan includes the row's feature, or a value with a note. */
    cells: readonly (boolean | { value: string; note: string })[];
    /** Whether the cells are sentences. */
    wordy?: boolean;
  }[];
  footnote: string;
};

/** Names of connected products, each with its category. */
export type Integrations = Heading & {
  shape: 'integrations';
  items: readonly { name: string; category: string; text: string }[];
};

/** Steps in order, drawn as a route with a mark for each step. */
export type Process = Heading & {
  shape: 'process';
  steps: readonly { name: string; text: string; duration?: string }[];
};

/** Tools, each with its use. */
export type Stack = Heading & {
  shape: 'stack';
  items: readonly { name: string; role: string; text: string }[];
};

/** Two choices side by side. */
export type Comparison = Heading & {
  shape: 'comparison';
  sides: readonly [ComparisonSide, ComparisonSide];
};
type ComparisonSide = { name: string; text: string; points: readonly string[]; choose: string };

/** Plain lists, side by side. */
export type Lists = Heading & {
  shape: 'lists';
  lists: readonly { name: string; items: readonly string[] }[];
};

/** Typical jobs: the problem, the solution, the result. */
export type Solutions = Heading & {
  shape: 'solutions';
  items: readonly { name: string; before: string; steps: readonly string[]; after: string }[];
};

/** Systems to choose from. Each has a description and four strengths. */
export type Platforms = Heading & {
  shape: 'platforms';
  items: readonly { name: string; kind: string; text: string; features: readonly [string, string, string, string] }[];
};

/** Reasons, in sentences that can be checked. */
export type Reasons = Heading & {
  shape: 'reasons';
  items: readonly { title: string; text: string }[];
};

/** A promise in a large figure. */
export type Claim = Heading & {
  shape: 'claim';
  figure: Fact;
  text: string;
};

/** Questions that open to show their answers. */
export type Faq = Heading & {
  shape: 'faq';
  id: 'faq';
  items: readonly { question: string; answer: string }[];
};

/** The end of a page, with links to the next actions. */
export type CallToAction = Heading & {
  shape: 'call-to-action';
  actions: readonly Action[];
};

export type Block =
  | Features
  | Packages
  | Plans
  | Integrations
  | Process
  | Stack
  | Comparison
  | Lists
  | Solutions
  | Platforms
  | Reasons
  | Claim
  | Faq
  | CallToAction;

/** The data of a service for menus and overviews. */
export type ServiceCard = {
  /** The position in the menus. */
  order: number;
  title: string;
  /** The name in menus, which may be shorter than the title. */
  name: string;
  description: string;
  features: readonly string[];
  icon: LucideIcon;
  color: 'green' | 'primary' | 'blue';
};

/**
 * The data of a service page, from top to bottom. Each service has a file in `content/`. Its chart, if any, is in a
 * file of the same name in `charts/`.
 */
export type ServicePage = {
  path: `/services/${string}`;
  head: { title: string; description: string; keywords: string };
  hero: {
    title: string;
    lead: string;
    /** The two to four facts that clients ask about first. */
    facts: readonly Fact[];
    actions: readonly Action[];
    /** A measured result of such work, with a link to its source. */
    result: Fact & { link: Action };
  };
  blocks: readonly Block[];
};
