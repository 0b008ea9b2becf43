import { grouped } from '@agency/api/contract/text';
import { TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { views } from '#ui/admin/kinds.ts';
import { Status } from '#ui/admin/status.tsx';
import { Moment } from '#ui/admin/time/moment.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import * as styles from './imports.css.ts';
import type { ContentImport } from './imports-query.ts';

const many = (count: number, one: string) => `${grouped(count)} ${one}${count === 1 ? '' : 's'}`;

type Remark = ContentImport['leftOut'][number];

/** A group with more reasons than this is collapsed at first. */
const fewReasons = 5;

/** One import: its progress, and then what happened to the file's posts, in groups. */
export function ImportRun({ run, now }: { run: ContentImport; now: number }) {
  const { fileName, source, state, total, done, added, existing, pictures, leftOut, leftOutMore, createdAt } = run;
  const isDone = state === 'done';
  return (
    <li className={styles.run}>
      <h4 className={styles.file}>{fileName}</h4>
      <p className={styles.when}>
        {source ? `${source}, ` : ''}
        <Moment at={createdAt} now={now} />
      </p>
      {/* For screen readers, this sentence announces the result. For others, the groups below show it. */}
      <p role="status" data-state={state} className={isDone && total > 0 ? visuallyHidden : styles.outcome}>
        {state === 'failed' ? <TriangleAlert size={16} aria-hidden="true" className={styles.sign} /> : null}
        {outcomeOf(run)}
      </p>
      {state === 'running' ? (
        <progress value={done} max={Math.max(1, total)} aria-label="Imported" className={styles.bar} />
      ) : null}
      <div className={styles.groups}>
        {isDone && total > 0 ? (
          <Group title="Imported" count={added}>
            {pictures > 0 ? `With ${many(pictures, 'picture')}. ` : null}
            {added > 0 ? (
              <>
                Check <Link to={views.posts.path}>the posts</Link>, and publish{' '}
                <Link to={`${views.posts.path}?show=draft`}>the drafts</Link>.
              </>
            ) : (
              'No post was added.'
            )}
          </Group>
        ) : null}
        {isDone && existing > 0 ? (
          <Group title="Already here" count={existing}>
            Imported before, and left as they are.
          </Group>
        ) : null}
        <Remarks title="Needs work" isWork remarks={leftOut.filter(({ post }) => post !== null)} />
        {/* Older imports did not store to which post a remark belongs, so all their remarks are listed here. */}
        <Remarks
          title={leftOut.some(({ post }) => post !== null) ? 'Left out' : 'Left out or changed'}
          remarks={leftOut.filter(({ post }) => post === null)}
        />
        {leftOutMore > 0 ? (
          <Group title="Not listed" count={leftOutMore}>
            An import lists only a part of what was left out or changed.
          </Group>
        ) : null}
      </div>
    </li>
  );
}

type GroupProps = { title: string; count: number; isWork?: boolean; children: ReactNode };

/** The posts with the same result. `isWork`: whether the admin must do something about them. */
const Group = ({ title, count, isWork = false, children }: GroupProps) => (
  <div className={styles.group}>
    <p className={styles.groupTitle}>
      {isWork ? (
        <Status Mark={TriangleAlert} tone="caution">
          {title}
        </Status>
      ) : (
        title
      )}{' '}
      <span className={styles.count}>{grouped(count)}</span>
    </p>
    <div>{children}</div>
  </div>
);

function Remarks({ remarks, ...group }: Pick<GroupProps, 'title' | 'isWork'> & { remarks: readonly Remark[] }) {
  if (remarks.length === 0) return null;
  const reasons = [...Map.groupBy(remarks, ({ why }) => why)];
  const list = (
    <ul className={styles.list}>
      {reasons.map(([why, things]) => (
        <li key={why}>
          <span>{why}</span>
          <span className={styles.things}>
            {things.map(({ what, post }, place) => (
              <Fragment key={post ?? what}>
                {place > 0 ? ', ' : null}
                {post ? <Link to={`${views.posts.path}/${post}`}>{what}</Link> : what}
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <Group {...group} count={new Set(remarks.map(({ what, post }) => post ?? what)).size}>
      {reasons.length <= fewReasons ? (
        list
      ) : (
        <details>
          <summary className={styles.summary}>{grouped(reasons.length)} reasons</summary>
          {list}
        </details>
      )}
    </Group>
  );
}

function outcomeOf({ state, failure, total, done, added, existing, pictures }: ContentImport): string {
  if (state === 'waiting') return 'Waiting to start.';
  if (state === 'failed') return failure ?? 'The file could not be read.';
  const withPictures = pictures > 0 ? ` with ${many(pictures, 'picture')}` : '';
  if (state === 'running')
    return `${grouped(done)} of ${many(total, 'post')} processed, ${grouped(added)} added${withPictures} so far.`;
  if (total === 0) return 'The file contains no posts.';
  const rest = { 'already here': existing, 'left out': total - added - existing };
  const sentences = Object.entries(rest).flatMap(([what, count]) =>
    count > 0 ? `${grouped(count)} ${count === 1 ? 'was' : 'were'} ${what}.` : [],
  );
  return [`${grouped(added)} of ${many(total, 'post')} added${withPictures}.`, ...sentences].join(' ');
}
