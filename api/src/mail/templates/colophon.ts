import { createElement as h } from 'react';
import { link } from './parts.ts';
import { dress, painted, type } from './styles.ts';
import type { Sender } from './template.ts';

/** The foot of a mail: who sent it, how to reach them, and why it came. */
export function colophon({ agency, publicUrl }: Sender, reason: string) {
  return h(
    'p',
    dress(type.small, painted.color('soft'), painted.edge('Top', 'line'), { margin: 0, paddingTop: '18px' }),
    agency.name,
    h('br'),
    link(`mailto:${agency.email}`, agency.email),
    ' · ',
    agency.phone,
    ' · ',
    link(publicUrl, new URL(publicUrl).host),
    h('br'),
    reason,
  );
}
