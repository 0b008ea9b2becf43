import { fragmentNameOf } from '@agency/site/ui/admin/kind.ts';
import { consoleKinds, kinds } from '@agency/site/ui/admin/kinds.ts';
import { type DocumentNode, print } from 'graphql';

const all = consoleKinds.map((name) => kinds[name]);

/**
 * Subscribes to all changes on the server after a cursor. Each change includes the whole row: see `liveChangeSchema`.
 */
export const changesDocument = [
  `subscription ConsoleChanges($after: String) {
    changes(after: $after) {
      cursor type id added deleted current
      node { __typename id ${all.map((kind) => `...${fragmentNameOf(kind)}`).join(' ')} }
    }
  }`,
  ...all.map(({ fragment }) => print(fragment as DocumentNode)),
].join('\n');
