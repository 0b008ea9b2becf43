import { graphql, type ResultOf } from '@agency/api/typed-graphql';

/** The fields of the latest page check, for the form that edits the page's content. */
export const pageCheckFields = graphql(`
  fragment PageCheckFields on PageCheck @_unmask {
    page
    checkedAt
    hasBrowser
    findings {
      rule
      severity
      message
      field
      quote
      pass {
        reason
        until
        passedBy
      }
    }
  }
`);
export type PageCheck = ResultOf<typeof pageCheckFields>;
export type Finding = PageCheck['findings'][number];

/** Returns the findings that block publishing. */
export const openFindings = ({ findings }: Pick<PageCheck, 'findings'>): Finding[] =>
  findings.filter(({ severity, pass }) => severity === 'error' || !pass);

const counted = (count: number, one: string) => (count === 0 ? [] : [`${count} ${one}${count === 1 ? '' : 's'}`]);

/** Formats counts, such as `2 errors and 1 warning`. */
export function countText(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return [...counted(errors, 'error'), ...counted(findings.length - errors, 'warning')].join(' and ');
}
