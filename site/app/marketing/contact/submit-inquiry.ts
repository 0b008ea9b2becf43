import { contactRequestSchema } from '@agency/api/contract/contact';
import { errorCodes } from '@agency/api/contract/errors';
import { failureFields } from '@agency/api/fragments';
import { graphql } from '@agency/api/typed-graphql';
import type { ResultOf } from 'gql.tada';
import { byField, readForm } from '#app/form/parse-form.ts';
import type { QueryApi } from '#app/graphql/query-api.ts';
import { type InquiryResult, unexplained, verifyYouAreHuman } from './inquiry-result.ts';

/**
 * Submits an inquiry. The API returns expected failures as results: invalid values, a failed bot check, too many
 * inquiries.
 */
const submitInquiryMutation = graphql(
  `
  mutation SubmitInquiry($input: InquiryInput!) {
    submitInquiry(input: $input) {
      __typename
      ...FailureFields
      ... on Receipt {
        message
      }
    }
  }
`,
  [failureFields],
);

type Answered = { status: number; headers?: HeadersInit; answer: InquiryResult };
type Submitted = ResultOf<typeof submitInquiryMutation>['submitInquiry'];
type InquiryForm = Awaited<ReturnType<typeof readForm<typeof contactRequestSchema>>>;

/** Sends a request's form to the API. Returns the result with the matching HTTP status. */
export async function submitInquiry(
  request: Request,
  { queryApi, logError }: { queryApi: QueryApi; logError(error: unknown): void },
): Promise<Answered> {
  const form = await readForm(request, contactRequestSchema);
  if (form.status !== 'success') return refused(form, form.error?.recaptchaToken !== undefined);
  try {
    const { submitInquiry: submitted } = await queryApi(submitInquiryMutation, { input: form.value });
    return answered(form, submitted);
  } catch (error) {
    logError(error);
    const { code, message } = error as { code?: string; message: string };
    return failed(form, 503, code === errorCodes.unavailable ? message : unexplained);
  }
}

/** Returns the result of an invalid form. Only a page without scripts sends one. */
function refused(form: InquiryForm, unchecked: boolean): Answered {
  if (!unchecked) return failed(form, 400, 'Please correct the marked fields.');
  return { status: 400, answer: { outcome: 'unchecked', message: verifyYouAreHuman, reply: replyTo(form) } };
}

function answered(form: InquiryForm, submitted: Submitted): Answered {
  const { message } = submitted;
  switch (submitted.__typename) {
    case 'Receipt':
      return { status: 200, answer: { outcome: 'sent', message, reply: form.reply({ resetForm: true }) } };
    case 'InvalidInput':
      return failed(form, 400, message, byField(submitted.issues));
    case 'RateLimited': {
      const headers = { 'Retry-After': String(submitted.retryAfterSeconds) };
      return { ...failed(form, 429, message), headers };
    }
    default:
      return failed(form, 400, message);
  }
}

function failed(form: InquiryForm, status: number, message: string, fieldErrors = {}): Answered {
  return { status, answer: { outcome: 'failed', message, reply: replyTo(form, fieldErrors) } };
}

/**
 * Returns the reply for the form, without the honeypot field, and without the token, because a token works only once.
 */
const replyTo = (form: InquiryForm, fieldErrors: Record<string, string[]> = {}) =>
  form.reply({ fieldErrors, hideFields: ['recaptchaToken', 'website'] });
