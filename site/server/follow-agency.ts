import { randomUUID } from 'node:crypto';
import type { Logger } from '@agency/api';
import type { Environment } from '@agency/api/contract/environment';
import { agencyFields } from '@agency/api/fragments';
import { graphql } from '@agency/api/typed-graphql';
import type { QueryApiFor } from './query-api.ts';

const everyMs = 30_000;

const agencyQuery = graphql(`query SiteAgency { agency { ...AgencyFields } }`, [agencyFields]);

/**
 * Keeps `environment.agency` up to date on a site without a database. Queries the API, which runs elsewhere, at once
 * and then every `everyMs`. If the API does not answer, keeps the last data.
 * @returns a function that stops the updates.
 */
export async function followAgency(
  queryApiFor: QueryApiFor,
  { environment, logger }: { environment: Environment; logger: Logger },
): Promise<() => void> {
  const queryApi = queryApiFor({
    requestId: randomUUID(),
    address: '127.0.0.1',
    log: logger,
    sessionToken: null,
    buyerToken: null,
  });
  const read = () =>
    queryApi(agencyQuery, {}).then(
      ({ agency }) => void Object.assign(environment.agency, agency),
      (error: unknown) => logger.debug({ err: error }, 'could not read the settings of the agency'),
    );
  await read();
  const timer = setInterval(read, everyMs).unref();
  return () => clearInterval(timer);
}
