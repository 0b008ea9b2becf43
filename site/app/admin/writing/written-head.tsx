import { previewDays, type Standing } from '@agency/api/contract/publishing';
import { clsx } from 'clsx';
import { ArrowLeft, ExternalLink, Eye, History, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AnyRecord } from '#ui/admin/kind.ts';
import { type KindName, siteViewOf, viewOf } from '#ui/admin/kinds.ts';
import { StandingMark, TrashMark } from '#ui/admin/publishing/standing-mark.tsx';
import { detailsId } from '#ui/admin/writing/details.tsx';
import { button, iconOnPhone } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './writing-page.css.ts';

type WrittenHeadProps = {
  kind: KindName;
  /** The id of the heading, which names the page's section. */
  id: string;
  title: ReactNode;
  record: AnyRecord | null;
  /**
   * Whether visitors see the record; null if the record is new. Only for a kind with a text: the form shows the title of
   * such a record, so this heading is small.
   */
  standing?: Standing | null;
  /** The button that restores the record, if it is in the trash. */
  restore?: ReactNode;
  /** The link to the record's preview, and what the preview shows. */
  preview?: { href: string; shows: string } | null | undefined;
  /** The link to the record's public page, if it has one now. */
  page?: { href: string; label: string } | null | undefined;
};

/** The head of a record's own page, with links to its list, preview, history and public page. */
export function WrittenHead({ kind, id, title, record, standing, restore, preview, page }: WrittenHeadProps) {
  const { name, path } = viewOf(siteViewOf(kind));
  const look = clsx(button({ kind: 'quiet', size: 'compact' }), iconOnPhone);
  const isWritten = standing !== undefined;
  return (
    <div className={clsx(styles.head, !isWritten && styles.titled)}>
      <Link to={path} className={styles.back}>
        <ArrowLeft size={18} aria-hidden="true" />
        {name}
      </Link>
      <div className={styles.about}>
        <h2
          id={id}
          tabIndex={-1}
          className={
            isWritten ? clsx(styles.small, standing && styles.spare) : clsx(text({ as: 'heading' }), styles.heading)
          }
        >
          {title}
        </h2>
        {standing && !restore ? <StandingMark standing={standing} /> : null}
        {isWritten ? <span role="status">{restore ? <TrashMark /> : null}</span> : null}
        {restore}
      </div>
      <div className={styles.links}>
        {isWritten ? (
          <a href={`#${detailsId}`} className={clsx(look, styles.toDetails)}>
            <SlidersHorizontal size={17} aria-hidden="true" />
            <span>Details</span>
          </a>
        ) : null}
        {preview ? (
          <a
            href={preview.href}
            target="_blank"
            rel="noopener"
            className={look}
            title={`Shows ${preview.shows}. Anyone with the link can view it for ${previewDays} days.`}
          >
            <Eye size={17} aria-hidden="true" />
            <span>Preview</span>
          </a>
        ) : null}
        {record ? (
          <Link to={`/admin/history/${kind}/${record.id}`} className={look}>
            <History size={17} aria-hidden="true" />
            <span>History</span>
          </Link>
        ) : null}
        {page ? (
          <a href={page.href} className={look}>
            <ExternalLink size={17} aria-hidden="true" />
            <span>{page.label}</span>
          </a>
        ) : null}
      </div>
    </div>
  );
}
