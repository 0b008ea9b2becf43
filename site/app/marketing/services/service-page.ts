import type { LucideIcon } from 'lucide-react';

/** A link in the form of a button. */
export type Action = { label: string; to: string };

/** A figure with what it measures: `{ value: '2.5 s', label: 'largest contentful paint, at most' }`. */
export type Fact = { value: string; label: string };

type Heading = {
  /** The id for links to this block. */
  id?: string;
  /** The short name in the margin. */
  label: string;
  title: string;
  lead?: string;
};

/** The kinds of work, with an entry for each. `index` lays them out in columns with icons, `table` in rows. */
export type Features = Heading & {
  shape: 'features';
  layout: 'index' | 'table';
  items: readonly { name: string; text: string; icon: LucideIcon; points?: readonly string[] }[];
};

/** The packages of a service. `withPackages` fills them in: the admin sets their prices. */
export type Packages = Heading & {
  shape: 'packages';
  items: readonly {
    name: string;
    /** Shown as it is; `unit` follows it in small type. */
    price: string;
    unit?: string | undefined;
    audience: string;
    features: readonly string[];
    /** Marked Most Popular. */
    popular?: boolean;
    action: Action;
    question?: Action;
  }[];
  footnote?: string;
};

/** Plans for sale, compared row by row. A `price` is shown as it is; `unit` follows it in small type. */
export type Plans = Heading & {
  shape: 'plans';
  items: readonly {
    name: string;
    price: string;
    unit: string;
    /** Marked Most Popular. */
    popular: boolean;
    action: Action;
    question: Action;
  }[];
  rows: readonly {
    name: string;
    /** One for each plan: whether the plan includes this, or a value with a note. */
    cells: readonly (boolean | { value: string; note: string })[];
    /** Whether the cells are sentences. */
    wordy?: boolean;
  }[];
  footnote: string;
};

/** Named products that are connected, each with its category. */
export type Integrations = Heading & {
  shape: 'integrations';
  items: readonly { name: string; category: string; text: string }[];
};

/** Steps in their order, drawn as a course with a mark for each. */
export type Process = Heading & {
  shape: 'process';
  steps: readonly { name: string; text: string; duration?: string }[];
};

/** Tools and what each is used for. */
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

/** Whole jobs that clients often ask for: the problem, the solution, the result. */
export type Solutions = Heading & {
  shape: 'solutions';
  items: readonly { name: string; before: string; steps: readonly string[]; after: string }[];
};

/** Systems to choose from, each with what it is and four things it is good at. */
export type Platforms = Heading & {
  shape: 'platforms';
  items: readonly { name: string; kind: string; text: string; features: readonly [string, string, string, string] }[];
};

/** Reasons, in sentences that can be checked. */
export type Reasons = Heading & {
  shape: 'reasons';
  items: readonly { title: string; text: string }[];
};

/** One promise in a large figure. */
export type Claim = Heading & {
  shape: 'claim';
  figure: Fact;
  text: string;
};

/** Questions that open to their answers. */
export type Faq = Heading & {
  shape: 'faq';
  id: 'faq';
  items: readonly { question: string; answer: string }[];
};

/** The end of a page: what to do next. */
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
  /** Its place in the menus. */
  order: number;
  title: string;
  /** The shorter name in menus. */
  name: string;
  description: string;
  features: readonly string[];
  icon: LucideIcon;
  color: 'green' | 'primary' | 'blue';
};

/**
 * The data of a service page, in the order of the page. A new service needs a file in `content/`, and one of the same name in
 * `charts/` if it has a chart.
 */
export type ServicePage = {
  path: `/services/${string}`;
  head: { title: string; description: string; keywords: string };
  hero: {
    title: string;
    lead: string;
    /** The two to four figures that clients ask about first. */
    facts: readonly Fact[];
    actions: readonly Action[];
    /** One measured result of this kind of work, and where to read about it. */
    result: Fact & { link: Action };
  };
  blocks: readonly Block[];
};
