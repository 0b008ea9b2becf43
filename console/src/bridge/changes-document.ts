import { kinds } from '@agency/site/ui/admin/kinds.ts';
import { type DocumentNode, print } from 'graphql';

const fragments = Object.values(kinds).map(({ fragment }) => fragment as DocumentNode);
const nameOf = ({ definitions: [first] }: DocumentNode) => (first && 'name' in first ? first.name?.value : undefined);

/** Subscribes to everything that changes at the server after a cursor, with the whole rows of every kind: see `liveChangeSchema`. */
export const changesDocument = [
  `subscription ConsoleChanges($after: String) {
    changes(after: $after) {
      cursor type id added deleted current
      node { __typename id ${fragments.map((fragment) => `...${nameOf(fragment)}`).join(' ')} }
    }
  }`,
  ...fragments.map(print),
].join('\n');
