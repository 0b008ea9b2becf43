import { previewDays, type Standing } from '@agency/api/contract/publishing';
import { clsx } from 'clsx';
import { ArrowLeft, ExternalLink, Eye, History, SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router';
import type { AnyRecord } from '#ui/admin/kind.ts';
import { type KindName, kindOf, siteViewOf, viewOf } from '#ui/admin/kinds.ts';
import { StandingMark, TrashMark } from '#ui/admin/publishing/standing-mark.tsx';
import { isInTrash } from '#ui/admin/trash-mutations.ts';
import { detailsId } from '#ui/admin/writing/details.tsx';
import { button, labelOnPhone } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { RestoreButton, useTrash } from '../records/trash-actions.tsx';
import * as styles from './writing-page.css.ts';

type WrittenHeadProps = {
  kind: KindName;
  /** The id of the heading, which names the page's section. */
  id: string;
  /**
   * The heading. Omitted for a kind with a text, whose form shows the title: then the heading is `Edit post` or `New
   * post`.
   */
  title?: string;
  record: AnyRecord | null;
  /** The record's standing; null if the record is new. Only for a kind with a text. */
  standing?: Standing | null;
  /** The link to the preview, and what the preview shows. Hidden for a record in the trash. */
  preview?: { href: string; shows: string } | null | undefined;
  /** The link to the record's public page. Hidden for a record in the trash. */
  page?: { href: string; label: string } | null | undefined;
};

/** The head of a record's own page, with links to its list, preview, history and public page. */
export function WrittenHead({ kind, id, title, record, standing, preview, page }: WrittenHeadProps) {
  const { name, path } = viewOf(siteViewOf(kind));
  const look = clsx(button({ kind: 'quiet', size: 'compact' }), labelOnPhone);
  const { title: titleOf, labels } = kindOf(kind);
  const isWritten = title === undefined;
  const isTrashed = isInTrash(record);
  const { restoring } = useTrash(kind, () => document.getElementById(id));
  return (
    <div className={clsx(styles.head, isWritten ? styles.ofText : styles.titled)}>
      <Link to={path} className={styles.back}>
        <ArrowLeft size={18} aria-hidden="true" />
        {name}
      </Link>
      <div className={styles.about}>
        <h2
          id={id}
          tabIndex={-1}
          className={
            isWritten ? (record ? visuallyHidden : styles.small) : clsx(text({ as: 'heading' }), styles.heading)
          }
        >
          {title ?? `${record ? 'Edit' : 'New'} ${labels.one}`}
        </h2>
        {standing && !isTrashed ? <StandingMark standing={standing} /> : null}
        {isWritten ? <span role="status">{isTrashed ? <TrashMark /> : null}</span> : null}
        {record && isTrashed ? <RestoreButton restoring={restoring} record={record} title={titleOf(record)} /> : null}
      </div>
      <div className={styles.links}>
        {isWritten ? (
          <a href={`#${detailsId}`} className={clsx(look, styles.toDetails)}>
            <SlidersHorizontal size={17} aria-hidden="true" />
            <span>Details</span>
          </a>
        ) : null}
        {preview && !isTrashed ? (
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
        {page && !isTrashed ? (
          <a href={page.href} className={look}>
            <ExternalLink size={17} aria-hidden="true" />
            <span>{page.label}</span>
          </a>
        ) : null}
      </div>
    </div>
  );
}
