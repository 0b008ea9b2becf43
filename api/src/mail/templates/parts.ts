import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { Fragment, createElement as h, type ReactNode } from 'react';
import { dress, painted, row, table, type } from './styles.ts';

/** A paragraph. */
export function paragraph(...content: ReactNode[]) {
  return h(Text, dress(type.body, painted.color('ink'), { margin: '0 0 16px' }), ...content);
}

/** A remark, which leans. */
export function remark(...content: ReactNode[]) {
  return h(Text, dress(type.remark, painted.color('soft'), { margin: '0 0 16px' }), ...content);
}

/** A heading within the mail. */
export function heading(content: ReactNode) {
  return h('h2', dress(type.heading, painted.color('ink'), { margin: '28px 0 10px' }), content);
}

/** A link in running text. */
export function link(href: string, label: string) {
  return h(Link, { href, ...dress(painted.color('accent'), { textDecoration: 'underline' }) }, label);
}

/** The one thing to do. In the text part its address stands behind its label. */
export function button(href: string, label: string) {
  const cell = dress(painted.ground('accent'), { padding: '13px 24px' });
  const words = dress(type.label, painted.color('onAccent'), { fontSize: '16px', textDecoration: 'none' });
  return table({ style: { margin: '8px 0 24px' } }, row(h('td', cell, h(Link, { href, ...words }, label))));
}

/** What someone wrote, line by line, set off from what we say. */
export function quotation(text: string) {
  const lines = text.split(/\r\n|\r|\n/).map((line, at) => h(Fragment, { key: at }, at > 0 ? h('br') : null, line));
  const ground = dress(painted.ground('water'), { padding: '16px 20px' });
  const words = dress(type.body, painted.color('ink'), { margin: 0, wordBreak: 'break-word' });
  return table({ width: '100%', style: { margin: '0 0 20px' } }, row(h('td', ground, h(Text, words, lines))));
}

export type Fact = readonly [term: string, fact: ReactNode];

/** Terms and what holds for them, as a table; what is empty is left out. */
export function facts(rows: readonly Fact[]) {
  const cell = { padding: '9px 0', verticalAlign: 'top' } as const;
  const line = painted.edge('Bottom', 'line');
  const term = dress('term', type.label, cell, line, painted.color('soft'), { width: '112px', lineHeight: '22px' });
  const fact = dress('fact', type.small, cell, line, painted.color('ink'), {
    paddingLeft: '16px',
    wordBreak: 'break-word',
  });
  return h(
    'table',
    {
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      width: '100%',
      style: { margin: '0 0 24px' },
      'data-text-format': 'dataTable',
    },
    h(
      'tbody',
      null,
      rows
        .filter(([, value]) => value)
        .map(([name, value]) => h('tr', { key: name }, h('td', term, name), h('td', fact, value))),
    ),
  );
}

/** Letters, with what may stand between them in a name. No digits, signs or addresses to click on. */
const letters = /^[\p{L}\p{M}]+([ '’.-]{1,2}[\p{L}\p{M}]+)*\.?$/u;
/** Where a dot joins two words, mail programs make a link of it. */
const linkable = /\p{L}\.\p{L}/u;
const maxLength = 60;

/**
 * The name if it reads like one, else undefined. Anyone may have a mail sent to any address with any name, so other
 * words are left out of what we say: an advertisement would travel under ours.
 */
export function plainName(name: string | undefined): string | undefined {
  const trimmed = name?.trim() ?? '';
  return trimmed.length <= maxLength && letters.test(trimmed) && !linkable.test(trimmed) ? trimmed : undefined;
}

/** How a mail opens. */
export function greeting(name: string | undefined): string {
  const plain = plainName(name);
  return plain ? `Hello ${plain},` : 'Hello,';
}
