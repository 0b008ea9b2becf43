import { releaseNotice } from '@agency/api/contract/console-release';
import { graphql } from '@agency/api/typed-graphql';
import { useQuery } from '@apollo/client/react';

import { useEffect, useState } from 'react';
import { useWorkspace } from '../workspace/workspace-context.ts';
import * as styles from './status-line.css.ts';

const consoleReleaseQuery = graphql(`
  query ConsoleRelease {
    consoleRelease {
      version
      oldest
    }
  }
`);

/** Says that this console and its server have different versions. Shows nothing until the server answers. */
export function ReleaseNotice() {
  const { desktop } = useWorkspace();
  const [own, setOwn] = useState<string | null>(null);
  const { data } = useQuery(consoleReleaseQuery, { fetchPolicy: 'cache-and-network' });
  useEffect(() => {
    void desktop.about().then(({ versions }) => setOwn(versions.console));
  }, [desktop]);
  const notice = own !== null && data ? releaseNotice(own, data.consoleRelease) : null;
  if (!notice) return null;
  return (
    <span role={notice.urgent ? 'alert' : 'status'} className={styles.part}>
      {notice.text}
    </span>
  );
}
