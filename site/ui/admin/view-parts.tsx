import { Briefcase, Inbox, LayoutDashboard, type LucideIcon, MailWarning, ReceiptText } from 'lucide-react';
import type { KindName, ViewKey } from './kinds.ts';
import type { RecordParts } from './list/record-parts.ts';
import { portfolioItemParts } from './portfolio/portfolio-item-parts.ts';

export const icons: Record<ViewKey, LucideIcon> = {
  dashboard: LayoutDashboard,
  inbox: Inbox,
  portfolio: Briefcase,
  orders: ReceiptText,
  mail: MailWarning,
};

/** How each kind with a form is listed and edited. */
const parts: Partial<Record<KindName, RecordParts>> = {
  'portfolio-item': portfolioItemParts,
};

/** @throws for a kind without a form. */
export function partsOf(kind: KindName): RecordParts {
  const found = parts[kind];
  if (!found) throw new Error(`The kind ${kind} has no form.`);
  return found;
}
