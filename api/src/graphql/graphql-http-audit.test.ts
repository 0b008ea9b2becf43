import { serverAudits } from 'graphql-http';
import { expect, test } from 'vitest';
import { useApi } from '../../test/serve-api.ts';

const { api } = await useApi();
const audits = serverAudits({ url: `${api.url}/graphql`, fetchFn: fetch });

/** The ids of all checks of the package `graphql-http`. A test fails if an update adds or removes a check. */
const ids = [
  '22EB',
  '4655',
  '47DE',
  '80D8',
  '82A3',
  'BF61',
  '78D5',
  '2C94',
  '5A70',
  '9C48',
  '9ABE',
  '03D4',
  'A5BF',
  '423L',
  'LKJ0',
  'LKJ1',
  'LKJ2',
  'LKJ3',
  '34A2',
  '13EE',
  '6C00',
  '6C01',
  '6C02',
  '6C03',
  '8161',
  'B8B3',
  '94B0',
  '0220',
  '94B1',
  '0221',
  '94B2',
  '0222',
  '4760',
  '4761',
  '4762',
  '4763',
  '2EA1',
  '28B9',
  'D6D5',
  '6A70',
  '58B0',
  '58B1',
  '58B2',
  '58B3',
  '428F',
  '1B7A',
  'B6DC',
  'BCF8',
  'B7N8',
  '8764',
  '3E3A',
  '572B',
  'FDE2',
  '7B9B',
  '865D',
  '556A',
  'D586',
  '51FE',
  '74FF',
  '5E5B',
  '86EE',
];

test('the audit has exactly the expected checks', () => {
  expect(audits.map(({ id }) => id)).toEqual(ids);
});

test.each(ids.map((id) => [id, audits.find((audit) => audit.id === id)?.name]))(
  'GraphQL over HTTP, %s: %s',
  async (id) => {
    expect(await audits.find((audit) => audit.id === id)?.fn()).toMatchObject({ status: 'ok' });
  },
);
