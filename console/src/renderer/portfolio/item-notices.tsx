import { button } from '@agency/site/ui/button/button.css.ts';
import { Notice } from '@agency/site/ui/notice/notice.tsx';
import type { Refusal } from '../outbox/documents.ts';
import { ageOf, useNow } from '../time/ages.ts';

type ItemNoticesProps = {
  refusal: Refusal | null;
  /** The item does not exist at the server yet. */
  isNew: boolean;
  gone: boolean;
  /** It was saved elsewhere since the writing began. */
  overtaken: boolean;
  /** When the draft in the form was kept; null when there is none. */
  draftAt: string | null;
  onDiscardDraft(): void;
};

/** What is to be known before one goes on writing. */
export function ItemNotices({ refusal, isNew, gone, overtaken, draftAt, onDiscardDraft }: ItemNoticesProps) {
  const now = useNow();
  return (
    <>
      {gone ? (
        <Notice tone="negative" role="alert" title="This portfolio item does not exist any more">
          <p>
            It was deleted elsewhere while you were writing. What you typed is still here and can be saved as a new one.
          </p>
        </Notice>
      ) : null}
      {refusal && !gone && refusal.reason !== 'conflict' ? (
        <Notice
          tone="negative"
          role="alert"
          title={isNew ? 'Failed to create portfolio item.' : 'Failed to update portfolio item.'}
        >
          <p>{refusal.message} Nothing was saved; what you typed is still here.</p>
        </Notice>
      ) : null}
      {overtaken ? (
        <Notice tone="caution" role="status" title="Changed elsewhere meanwhile">
          <p>When you save, both versions are shown side by side before anything is overwritten.</p>
        </Notice>
      ) : null}
      {draftAt ? (
        <Notice tone="caution" title={`Draft from ${ageOf(draftAt, now)}`}>
          <p>This was typed before and never saved.</p>
          <button type="button" className={button({ kind: 'text' })} onClick={onDiscardDraft}>
            Discard the draft
          </button>
        </Notice>
      ) : null}
    </>
  );
}
