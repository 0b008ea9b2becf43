import type { z } from 'zod';
import { blockedSenderKind } from './blocked-sender/blocked-sender.ts';
import { caseStudyKind } from './case-studies/case-study.ts';
import { inquiryKind } from './inbox/inquiry.ts';
import type { AnyKind, Deletion } from './kind.ts';
import { mailKind } from './mails/mail.ts';
import { mediaAssetKind } from './media/media-asset.ts';
import { orderKind } from './orders/order.ts';
import { packageKind } from './packages/service-package.ts';
import { portfolioItemKind } from './portfolio/portfolio-item.ts';
import { postKind } from './posts/post.ts';
import { replyKind } from './reply/reply.ts';
import { replyTemplateKind } from './reply-template/reply-template.ts';
import { settingsKind } from './settings/settings.ts';
import { subscriptionKind } from './subscriptions/subscription.ts';

export const kinds = {
  [inquiryKind.name]: inquiryKind,
  [portfolioItemKind.name]: portfolioItemKind,
  [replyKind.name]: replyKind,
  [replyTemplateKind.name]: replyTemplateKind,
  [orderKind.name]: orderKind,
  [subscriptionKind.name]: subscriptionKind,
  [mailKind.name]: mailKind,
  [blockedSenderKind.name]: blockedSenderKind,
  [mediaAssetKind.name]: mediaAssetKind,
  [postKind.name]: postKind,
  [caseStudyKind.name]: caseStudyKind,
  [packageKind.name]: packageKind,
  [settingsKind.name]: settingsKind,
};
export type KindName = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as KindName[];

/** Returns a kind by its name, for code that treats all kinds alike. */
export const kindOf = (name: KindName): AnyKind => kinds[name];

/** The kinds whose records can be created from anywhere in the console. */
export const addableKinds = kindNames.filter((name) => {
  const { labels, within, editedAt } = kindOf(name);
  return labels.add && !within && !editedAt;
});

/** Returns a kind with its form and the mutation that saves a record. @throws for a kind without a form. */
export function formKindOf(name: KindName) {
  const { form, mutations, ...kind } = kindOf(name);
  const { save } = mutations;
  if (!form || !save || save.quiet) throw new Error(`The kind ${name} has no form.`);
  return { ...kind, form, save };
}

export type MutationName<Name extends KindName> = keyof (typeof kinds)[Name]['mutations'] & string;

type DeletableKind = { [Name in KindName]: 'delete' extends MutationName<Name> ? Name : never }[KindName];

/** Returns a kind's name, typed as deletable, and its deletion. @throws if its records cannot be deleted by hand. */
export function deletableKindOf(name: KindName): { kind: DeletableKind; deletion: Deletion } {
  const { deletion } = kindOf(name);
  if (!deletion) throw new Error(`Records of the kind ${name} cannot be deleted.`);
  return { kind: name as DeletableKind, deletion };
}

/** A mutation's variables, without the record's id. */
export type VariablesOf<
  Name extends KindName,
  Of extends MutationName<Name>,
> = (typeof kinds)[Name]['mutations'][Of] extends { variables: z.ZodType<infer Variables> } ? Variables : never;

type View = {
  name: string;
  /** The heading of its list. Default: its name. */
  title?: string;
  /** Its path in the browser. */
  path: string;
  /** Its keyboard shortcut in the console. A view without a shortcut exists only in the browser. */
  key?: string;
  /** The key that opens it when pressed after G. */
  letter: string;
  kind?: KindName;
  /** Whether its link begins a new group of links. */
  beginsGroup?: true;
};

/** The admin's views, in the order of their links. Navigation, menu, palette, and help are generated from them. */
export const views = {
  dashboard: { name: 'Today', path: '/admin', key: 'mod+0', letter: 't' },
  inbox: { name: 'Inbox', path: '/admin/inbox', key: 'mod+1', letter: 'i', kind: 'inquiry' },
  orders: { name: 'Orders', path: '/admin/orders', key: 'mod+2', letter: 'o', kind: 'order' },
  subscriptions: {
    name: 'Subscriptions',
    path: '/admin/subscriptions',
    key: 'mod+3',
    letter: 's',
    kind: 'subscription',
  },
  mail: { name: 'Mail', path: '/admin/mail', key: 'mod+4', letter: 'm', kind: 'mail' },
  portfolio: {
    name: 'Portfolio',
    path: '/admin/portfolio',
    key: 'mod+5',
    letter: 'p',
    kind: 'portfolio-item',
    beginsGroup: true,
  },
  posts: { name: 'Posts', path: '/admin/posts', key: 'mod+6', letter: 'w', kind: 'post' },
  studies: { name: 'Case studies', path: '/admin/case-studies', letter: 'c', kind: 'case-study' },
  media: { name: 'Media', path: '/admin/media', key: 'mod+7', letter: 'd', kind: 'media-asset' },
  templates: {
    name: 'Templates',
    path: '/admin/templates',
    key: 'mod+8',
    letter: 'l',
    kind: 'reply-template',
    beginsGroup: true,
  },
  blocked: {
    name: 'Blocked',
    title: 'Blocked senders',
    path: '/admin/blocked',
    key: 'mod+9',
    letter: 'b',
    kind: 'blocked-sender',
  },
  prices: { name: 'Prices', path: '/admin/prices', letter: 'r', kind: 'package' },
  settings: { name: 'Settings', path: '/admin/settings', letter: 'e', kind: 'settings' },
} as const satisfies Record<string, View>;
export type ViewKey = keyof typeof views;
export const viewKeys = Object.keys(views) as ViewKey[];

/** Returns a view by its key, for code that treats all views alike. */
export const viewOf = (key: ViewKey): View => views[key];

/** Returns the heading of a view's list, which may say more than the link to the view. */
export const titleOfView = (key: ViewKey): string => viewOf(key).title ?? viewOf(key).name;

export type ConsoleView = { [Key in ViewKey]: (typeof views)[Key] extends { key: string } ? Key : never }[ViewKey];
export const consoleViews = viewKeys.filter((view): view is ConsoleView => 'key' in views[view]);

/**
 * Returns the site's view that lists a kind. A kind that is `within` another kind is listed in that kind's view.
 * @throws if there is none.
 */
export const siteViewOf = (kind: KindName): ViewKey =>
  viewKeys.find((view) => viewOf(view).kind === kind) ?? viewOfKind(kind);

/**
 * Returns the console's view that lists a kind. A kind that is `within` another kind is listed in that kind's view.
 * Undefined if only the site lists the kind.
 */
export function consoleViewOf(kind: KindName): ConsoleView | undefined {
  const listed = kindOf(kind).within?.kind ?? kind;
  return consoleViews.find((each) => viewOf(each).kind === listed);
}

/** The kinds that the console loads and subscribes to. The console does not need kinds that only the site lists. */
export const consoleKinds = kindNames.filter((name) => consoleViewOf(name));

/** Like `consoleViewOf`. @throws for a kind that only the site lists. */
export function viewOfKind(kind: KindName): ConsoleView {
  const view = consoleViewOf(kind);
  if (!view) throw new Error(`No view lists the kind ${kind}.`);
  return view;
}
