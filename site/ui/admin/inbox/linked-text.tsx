import { withoutOverrides } from '@agency/api/contract/text';
import { findLinks } from './find-links.ts';

type LinkedTextProps = {
  text: string;
  /** Opens a link in the console. Unset in the browser, which follows links itself. */
  onOpen?(href: string): void;
};

/**
 * Shows a visitor's text, with links for URLs, email addresses, and phone numbers. The host of a URL is bold, because
 * it names the target.
 */
export function LinkedText({ text, onOpen }: LinkedTextProps) {
  return findLinks(withoutOverrides(text)).map(({ text: part, href, host }, index) =>
    href ? (
      <a
        key={index}
        href={href}
        target={/^http/.test(href) ? '_blank' : undefined}
        rel="noopener noreferrer nofollow"
        onClick={(event) => {
          if (!onOpen) return;
          event.preventDefault();
          onOpen(href);
        }}
      >
        <WithHost text={part} host={host ?? ''} />
      </a>
    ) : (
      part
    ),
  );
}

function WithHost({ text, host }: { text: string; host: string }) {
  const at = text.indexOf(host);
  return (
    <bdi>
      {text.slice(0, at)}
      <strong>{host}</strong>
      {text.slice(at + host.length)}
    </bdi>
  );
}
