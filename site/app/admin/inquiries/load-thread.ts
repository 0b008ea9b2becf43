import { errorCodes } from '@agency/api/contract/errors';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import type { SiteContext } from '#app/site-context.ts';
import { type InquiryThread, type Mailbox, mailboxFields, threadFields } from '#ui/admin/reply/reply.ts';
import { type ReplyTemplate, replyTemplateFields } from '#ui/admin/reply-template/reply-template.ts';

const templatePage = graphql(
  `
    fragment TemplatePage on ReplyTemplateConnection @_unmask {
      edges {
        node {
          ...ReplyTemplateFields
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  `,
  [replyTemplateFields],
);

const threadQuery = graphql(
  `
    query Conversation($id: ID!) {
      contactSubmission(id: $id) {
        ...ThreadFields
      }
      agencyName
      mailbox {
        ...MailboxFields
      }
      replyTemplates(first: 50) {
        ...TemplatePage
      }
    }
  `,
  [threadFields, mailboxFields, templatePage],
);

const moreTemplatesQuery = graphql(
  `
    query MoreReplyTemplates($after: String!) {
      replyTemplates(first: 50, after: $after) {
        ...TemplatePage
      }
    }
  `,
  [templatePage],
);

export type ThreadData = {
  id: string;
  /** Null until it is loaded. */
  thread: InquiryThread | null;
  templates: readonly ReplyTemplate[];
  /** Null until it is loaded. */
  agencyName: string | null;
  /** The mailbox from which answers are read. Null if there is none, or until it is loaded. */
  mailbox: Mailbox | null;
};

export const noThread = (id: string): ThreadData => ({
  id,
  thread: null,
  templates: [],
  agencyName: null,
  mailbox: null,
});

/**
 * Loads an inquiry's thread. Returns `noThread` after a failure, such as an ended session, because an error would
 * replace the page.
 */
export async function loadThread({ queryApi, logError }: SiteContext, id: string): Promise<ThreadData> {
  try {
    const { contactSubmission, replyTemplates, agencyName, mailbox } = await queryApi(threadQuery, { id });
    const templates = await templatesFrom(queryApi, replyTemplates);
    return { id, thread: contactSubmission, templates, agencyName, mailbox };
  } catch (error) {
    if ((error as { code?: string }).code !== errorCodes.unauthenticated) logError(error);
    return noThread(id);
  }
}

/** Returns the reply templates of a page and of all pages after it. */
async function templatesFrom(
  queryApi: SiteContext['queryApi'],
  { edges, pageInfo }: ResultOf<typeof templatePage>,
): Promise<ReplyTemplate[]> {
  const templates = edges.map(({ node }) => node);
  if (!pageInfo.hasNextPage || !pageInfo.endCursor) return templates;
  const { replyTemplates } = await queryApi(moreTemplatesQuery, { after: pageInfo.endCursor });
  return [...templates, ...(await templatesFrom(queryApi, replyTemplates))];
}
