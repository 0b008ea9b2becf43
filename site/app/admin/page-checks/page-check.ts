import { failureFields } from '@agency/api/fragments';
import { graphql } from '@agency/api/typed-graphql';
import type { LoaderFunctionArgs } from 'react-router';
import { readEntries } from '#app/form/parse-form.ts';
import { personalHeaders } from '#app/personal-pages.ts';
import { siteContext } from '#app/site-context.ts';
import { type PageCheck, pageCheckFields } from '#ui/admin/page-checks/page-check.ts';
import { signedOut, unlessSignedOut } from '../unless-signed-out.ts';

/** The response to an open form: the current check, or why the request failed. */
export type PageCheckAnswer = { check: PageCheck | null; problem: string | null };

const checkQuery = graphql(`query PageCheck($id: ID!) { pageCheck(id: $id) { ...PageCheckFields } }`, [
  pageCheckFields,
]);

const checkMutation = graphql(
  `
    mutation CheckPage($id: ID!) {
      answer: checkPage(id: $id) {
        __typename
        ...FailureFields
        ...PageCheckFields
      }
    }
  `,
  [failureFields, pageCheckFields],
);

const passMutation = graphql(
  `
    mutation PassFinding($id: ID!, $rule: String!, $quote: String!, $reason: String!, $until: String!) {
      answer: passFinding(id: $id, rule: $rule, quote: $quote, reason: $reason, until: $until) {
        __typename
        ...FailureFields
        ...PageCheckFields
      }
    }
  `,
  [failureFields, pageCheckFields],
);

const answerJson = (answer: PageCheckAnswer, status = 200) =>
  Response.json(answer, { status, headers: personalHeaders });

const ended = { check: null, problem: signedOut };

export async function loader({ context, params: { id = '' } }: LoaderFunctionArgs) {
  const answer = await unlessSignedOut(context.get(siteContext).queryApi(checkQuery, { id }));
  return answer ? answerJson({ check: answer.pageCheck, problem: null }) : answerJson(ended, 401);
}

/** Requests a check, or lets a warning pass. */
export async function action({ context, request, params: { id = '' } }: LoaderFunctionArgs) {
  const { queryApi } = context.get(siteContext);
  const form = await readEntries(request);
  const entry = (name: string) => String(form.get(name) ?? '');
  const given = { rule: entry('rule'), quote: entry('quote'), reason: entry('reason'), until: entry('until') };
  const asked = form.has('rule') ? queryApi(passMutation, { id, ...given }) : queryApi(checkMutation, { id });
  const { answer } = (await unlessSignedOut(asked)) ?? {};
  if (!answer) return answerJson(ended, 401);
  if (answer.__typename === 'PageCheck') return answerJson({ check: answer, problem: null });
  const problem = 'issues' in answer ? (answer.issues[0]?.message ?? answer.message) : answer.message;
  return answerJson({ check: null, problem }, 400);
}
