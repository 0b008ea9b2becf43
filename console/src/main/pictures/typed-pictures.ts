/** What a person may try while they fill in a form. */
const perMinute = { hosts: 5, addresses: 20 };
const minuteMs = 60_000;
const mostKept = 500;

/**
 * Addresses that somebody typed into the form. Only the page can say that a person typed them, and a page that was taken
 * over would say so too: this is a limit, no wall. A few hosts a minute are enough for a person, and little for whoever
 * wants to carry an inbox away in addresses.
 */
export function typedPictures(now: () => number = Date.now) {
  let typed: { href: string; host: string; at: number }[] = [];
  return {
    /** Nobody who typed them is there any more. What was tried counts on. */
    forget() {
      typed = typed.map((entry) => ({ ...entry, href: '' }));
    },
    has: ({ href }: URL) => typed.some((entry) => entry.href === href),
    /** Takes it up, and says whether it did. */
    admit({ href, host }: URL): boolean {
      if (typed.some((entry) => entry.href === href)) return true;
      const lately = typed.filter(({ at }) => now() - at < minuteMs);
      const hosts = new Set([...lately.map((entry) => entry.host), host]);
      if (lately.length >= perMinute.addresses || hosts.size > perMinute.hosts) return false;
      typed = [...typed, { href, host, at: now() }].slice(-mostKept);
      return true;
    },
  };
}
