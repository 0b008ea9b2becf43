import { button } from '#ui/button/button.css.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Notice } from '#ui/notice/notice.tsx';

/** The title of the message about a held change. */
export const heldTitle = 'On hold: the inquiry changed in the meantime';

type HeldChangesProps = {
  className?: string;
  held: readonly {
    key: string;
    /** The change, and the inquiry that it applies to. */
    change: string;
    /** What changed since the admin made the change. */
    news: string;
    onOpen(): void;
    onDo(): void;
    onDrop(): void;
  }[];
};

/** Shows the held changes, each of which the admin can make anyway or discard. */
export function HeldChanges({ held, className }: HeldChangesProps) {
  if (held.length === 0) return null;
  const notices = held.map(({ key, change, news, onOpen, onDo, onDrop }) => (
    <Notice key={key} tone="caution" role="status" title={`Not done yet: ${change}`}>
      <Text look="typed">{news}</Text>
      <Inline gap="tiny">
        <button type="button" className={button({ kind: 'secondary', size: 'compact' })} onClick={onDo}>
          Do it anyway
        </button>
        <button type="button" className={button({ kind: 'quiet', size: 'compact' })} onClick={onDrop}>
          Discard
        </button>
        <button type="button" className={button({ kind: 'quiet', size: 'compact' })} onClick={onOpen}>
          Open
        </button>
      </Inline>
    </Notice>
  ));
  return (
    <Stack gap="tiny" className={className}>
      {notices}
    </Stack>
  );
}
