import { kindOf } from '@agency/site/ui/admin/kinds.ts';
import { todayQuery } from '@agency/site/ui/admin/today/today-query.ts';
import type { InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from './create-cache.ts';
import { insertRecord } from './lists.ts';
import { listQueryOf } from './load-list.ts';

const lists = ['order', 'mail'] as const;

const writeList = (cache: InMemoryCache, name: (typeof lists)[number]) => {
  const { field } = kindOf(name).list;
  cache.writeQuery({
    ...listQueryOf(kindOf(name)),
    data: { [field]: { edges: [], totalCount: 0, pageInfo: null } } as never,
  });
  insertRecord(cache, kindOf(name), 'r1');
};

const writeToday = (cache: InMemoryCache) =>
  cache.writeQuery({
    query: todayQuery,
    data: {
      inquiryCounts: null,
      today: null,
      ordersNeedingReview: { totalCount: 3 },
      mailsToNotice: { totalCount: 4 },
    } as never,
  });

const edgesIn = (cache: InMemoryCache, name: (typeof lists)[number]) => {
  const list = cache.extract().ROOT_QUERY?.[kindOf(name).list.field] as { edges: unknown[] } | undefined;
  return list?.edges.length;
};

test.each(lists)('the counts of Today do not change the list of the kind %s', (name) => {
  const cache = createCache();
  writeToday(cache);
  expect(edgesIn(cache, name), 'a count does not create the list').toBeUndefined();
  writeList(cache, name);
  expect(edgesIn(cache, name)).toBe(1);
  writeToday(cache);
  expect(edgesIn(cache, name), 'a count does not empty the list').toBe(1);
});
