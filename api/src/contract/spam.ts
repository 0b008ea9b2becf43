/** The rules for and against spam, each with its weight and its label in the inbox. */
export const spamRules = {
  // These two outweigh `sender-was-answered`. A block is a person's decision, and a program that fills in the hidden
  // field may use the address of a sender whom we answered.
  blocked: { weight: 100, label: 'Its sender is blocked' },
  honeypot: { weight: 100, label: 'Its hidden field was filled in' },
  // Weighs less than the threshold: after a reload, the time counts from zero, but the form keeps what was typed, so a
  // person can be this fast.
  fast: { weight: 3, label: 'It was sent within 3 seconds of starting the form' },
  'text-was-spam': { weight: 5, label: 'The same text was spam before' },
  'sender-was-spam': { weight: 5, label: 'An earlier inquiry from this address was spam' },
  'text-of-others': { weight: 3, label: 'Others sent the same text' },
  'link-markup': { weight: 4, label: 'Its links use markup such as [url] or <a>' },
  // Weighs less than the threshold even together with `links`, because visitors abroad link to their sites.
  script: { weight: 2, label: 'Most of it is not in Latin letters' },
  links: { weight: 2, label: 'It contains links' },
  'many-links': { weight: 2, label: 'It contains more than three links' },
  'sender-was-answered': { weight: -10, label: 'An earlier inquiry from this address was not spam' },
} as const;
export type SpamRule = keyof typeof spamRules;

/** An inquiry is stored as spam if the weights of its rules add up to this or more. */
export const spamThreshold = 5;

/** An earlier inquiry from the same address or with the same text. */
type Earlier = {
  name: string;
  email: string;
  message: string;
  state: string;
  /** Whether a person marked it as spam. A rule's mark does not count, because anyone can use another's address. */
  verdict: boolean;
};

type Suspect = {
  name: string;
  email: string;
  message: string;
  blocked: boolean;
  /** Whether the hidden field was filled in. */
  honeypot: boolean;
  /** How long ago the form was begun, in ms; null = unknown. */
  ageMs: number | null;
  earlier: readonly Earlier[];
};

const links = /\bhttps?:\/\/|\bwww\.|(?<![\w./-])[a-z][a-z\d-]*\.[a-z]{2,}\/\S/gi;
const markup = /\[url[=\]]|<a\s/i;
const letters = /\p{L}/gu;
const latin = /\p{Script=Latin}/gu;

/** A person needs more time than this to read and fill in a form, in ms. */
export const fastMs = 3_000;

/** A text with fewer letters is too short to judge by its script. */
const fewLetters = 20;

function isForeignScript(message: string): boolean {
  const all = message.match(letters)?.length ?? 0;
  return all >= fewLetters && (message.match(latin)?.length ?? 0) < all / 2;
}

export function spamRulesMet({ name, email, message, blocked, honeypot, ageMs, earlier }: Suspect): SpamRule[] {
  const wasSpam = ({ state, verdict }: Earlier) => state === 'spam' && verdict;
  const isSender = (each: { email: string }) => each.email.toLowerCase() === email.toLowerCase();
  const bySender = earlier.filter(isSender);
  const sameText = earlier.filter((each) => each.message === message);
  const others = sameText.filter((each) => !isSender(each));
  const found = message.match(links)?.length ?? 0;
  const met: Record<SpamRule, boolean> = {
    blocked,
    honeypot,
    // Clocks that differ can make the age negative.
    fast: ageMs !== null && ageMs >= 0 && ageMs < fastMs,
    'text-was-spam': sameText.some(wasSpam),
    'sender-was-spam': bySender.some(wasSpam),
    // Not met if only one other address sent the text, with the same sender name: the sender probably corrected a
    // mistyped address.
    'text-of-others':
      others.some((each) => each.name !== name) || new Set(others.map((each) => each.email.toLowerCase())).size > 1,
    'link-markup': markup.test(message),
    script: isForeignScript(message),
    links: found > 0,
    'many-links': found > 3,
    // True if somebody acted on an earlier inquiry and did not mark it as spam.
    'sender-was-answered': bySender.some(({ state }) => state !== 'spam' && state !== 'new'),
  };
  return (Object.keys(spamRules) as SpamRule[]).filter((rule) => met[rule]);
}

/** Whether an inquiry that meets these rules is stored as spam. */
export const isSpam = (met: readonly SpamRule[]): boolean =>
  met.reduce((sum, rule) => sum + spamRules[rule].weight, 0) >= spamThreshold;

export const spamLabels = (met: readonly string[]): string[] =>
  met.flatMap((rule) => (Object.hasOwn(spamRules, rule) ? [spamRules[rule as SpamRule].label] : []));
