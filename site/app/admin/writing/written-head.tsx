import { previewDays } from '@agency/api/contract/publishing';
import { ArrowLeft, ExternalLink, Eye, History } from 'lucide-react';
import { Link } from 'react-router';
import type { AnyRecord } from '#ui/admin/kind.ts';
import { type KindName, siteViewOf, viewOf } from '#ui/admin/kinds.ts';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './writing-page.css.ts';

type WrittenHeadProps = {
  kind: KindName;
  /** The id of the heading, which names the page's section. */
  id: string;
  title: string;
  record: AnyRecord | null;
  /** The link to its preview, and what the preview shows. */
  preview?: { href: string; shows: string } | null | undefined;
  /** The link to its public page, if it has one now. */
  page?: { href: string; label: string } | null | undefined;
};

/** The head of a record's own page, with links to its list, preview, history and public page. */
export function WrittenHead({ kind, id, title, record, preview, page }: WrittenHeadProps) {
  const { name, path } = viewOf(siteViewOf(kind));
  const look = button({ kind: 'quiet', size: 'compact' });
  return (
    <div className={styles.head}>
      <Link to={path} className={styles.back}>
        <ArrowLeft size={18} aria-hidden="true" />
        {name}
      </Link>
      <h2 id={id} className={text({ as: 'heading' })}>
        {title}
      </h2>
      {preview ? (
        <a
          href={preview.href}
          target="_blank"
          rel="noopener"
          className={look}
          title={`Shows ${preview.shows}. Anyone with the link can view it for ${previewDays} days.`}
        >
          <Eye size={17} aria-hidden="true" />
          Preview
        </a>
      ) : null}
      {record ? (
        <Link to={`/admin/history/${kind}/${record.id}`} className={look}>
          <History size={17} aria-hidden="true" />
          History
        </Link>
      ) : null}
      {page ? (
        <a href={page.href} className={look}>
          <ExternalLink size={17} aria-hidden="true" />
          {page.label}
        </a>
      ) : null}
    </div>
  );
}
