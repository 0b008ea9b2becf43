import type { MouseEvent, ReactNode } from 'react';
import { mailto } from '#ui/mailto.ts';
import { facts } from './facts.css.ts';
import { StrangerText } from './stranger-text.tsx';

/** Lists facts by name. Omits facts without a value, and renders nothing if no fact has a value. */
export function Facts({ of }: { of: Readonly<Record<string, ReactNode>> }) {
  const known = Object.entries(of).filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={facts}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <StrangerText>{value}</StrangerText> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns a customer's email address and website as facts. `onOpenLink` opens a link from the console. */
export function customerLinks(
  { customerEmail, website }: { customerEmail: string; website: string | null },
  onOpenLink: ((href: string) => void) | undefined,
): Record<'Email' | 'Website', ReactNode> {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!onOpenLink) return;
    event.preventDefault();
    onOpenLink(event.currentTarget.href);
  };
  return {
    Email: (
      <a href={mailto(customerEmail)} onClick={open}>
        {customerEmail}
      </a>
    ),
    Website: website && (
      <a href={website} target="_blank" rel="noopener noreferrer nofollow" onClick={open}>
        {/* The URL has the host in Punycode, because letters of other scripts can look like Latin ones. */}
        {URL.parse(website)?.href ?? website}
      </a>
    ),
  };
}
