import { button } from '#ui/button/button.css.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Notice } from '#ui/notice/notice.tsx';

/** The title of the message about a change that is held. */
export const heldTitle = 'Held: it changed meanwhile';

type HeldChangesProps = {
  className?: string;
  held: readonly {
    key: string;
    /** What it would do, and with which inquiry. */
    change: string;
    /** What others did since it was decided. */
    news: string;
    onOpen(): void;
    onDo(): void;
    onDrop(): void;
  }[];
};

/** Changes that were not made, since others changed their inquiry meanwhile: the admin decides with what is new in view. */
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
          Drop it
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
