import { data } from 'react-router';
import { PageNotice } from '#app/layout/error-page.tsx';
import { LinkButton } from '#app/link/link-button.tsx';
import { type HeadSite, type PageHead, pageHead } from '#app/page-head/page-head.ts';
import { personalHeaders } from '#app/personal-pages.ts';
import { Actions } from '#ui/actions/actions.tsx';
import { Notice } from '#ui/notice/notice.tsx';

/**
 * Answers with the content of a preview link, or with 410 if `shown` is null because the link is expired or invalid.
 */
export const answerPreview = <Shown,>(shown: Shown | null) =>
  data({ shown }, { status: shown === null ? 410 : 200, headers: personalHeaders });

const ended = { title: 'This preview has ended', description: 'A preview, which only people with its link can see.' };

/**
 * Returns the tags of a preview's head. `texts`: the title and description of the public page, which the page check
 * reads in the preview. Null if the preview has ended.
 */
export const previewHead = (site: HeadSite, texts: Pick<PageHead, 'title' | 'description'> | null | undefined) =>
  pageHead(site, { ...(texts ?? ended), hidden: true });

export const PreviewNotice = ({ children }: { children: string }) => (
  <Notice tone="caution" title="Preview">
    <p>Anyone with this link can read it. {children}</p>
  </Notice>
);

export const PreviewEnded = () => (
  <PageNotice title="This preview has ended" message="A preview link works for seven days. Ask for a new one.">
    <Actions>
      <LinkButton to="/">Go to the home page</LinkButton>
    </Actions>
  </PageNotice>
);
