import {
  Ban,
  BookOpenText,
  Briefcase,
  Images,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessageSquareText,
  NotebookPen,
  ReceiptText,
  RefreshCw,
  Settings,
  Tags,
} from 'lucide-react';
import { blockedSenderParts } from './blocked-sender/blocked-sender-parts.tsx';
import { caseStudyParts } from './case-studies/case-study-parts.tsx';
import type { KindName, ViewKey } from './kinds.ts';
import { rows } from './list/record-card.css.ts';
import { RecordCard } from './list/record-card.tsx';
import type { RecordParts } from './list/record-parts.ts';
import { mediaAssetParts } from './media/media-asset-parts.tsx';
import { servicePackageParts } from './packages/service-package-parts.tsx';
import { portfolioItemParts } from './portfolio/portfolio-item-parts.tsx';
import { postParts } from './posts/post-parts.tsx';
import { replyTemplateParts } from './reply-template/reply-template-parts.tsx';
import { settingsParts } from './settings/settings-parts.tsx';

export const icons: Record<ViewKey, LucideIcon> = {
  dashboard: LayoutDashboard,
  inbox: Inbox,
  portfolio: Briefcase,
  orders: ReceiptText,
  mail: Mail,
  templates: MessageSquareText,
  subscriptions: RefreshCw,
  blocked: Ban,
  media: Images,
  posts: NotebookPen,
  studies: BookOpenText,
  prices: Tags,
  settings: Settings,
};

/** How records are listed and edited, for the kinds that use the general view of records. */
const parts: Partial<Record<KindName, RecordParts>> = {
  'portfolio-item': portfolioItemParts,
  'reply-template': replyTemplateParts,
  'blocked-sender': blockedSenderParts,
  'media-asset': mediaAssetParts,
  post: postParts,
  'case-study': caseStudyParts,
  package: servicePackageParts,
  settings: settingsParts,
};

/** Returns how a kind is listed and edited: as rows unless it has its own cards. @throws for a kind without parts. */
export function partsOf(kind: KindName) {
  const found = parts[kind];
  if (!found) throw new Error(`The kind ${kind} has no form.`);
  const { Card = RecordCard, styles = { place: undefined, list: rows }, ...rest } = found;
  return { ...rest, Card, styles };
}
