import { useState } from 'react';
import type { EditableItem } from '#ui/admin/portfolio/editable-item.ts';
import { ItemChanges } from '#ui/admin/portfolio/item-changes.tsx';
import type { Landing } from '#ui/dialog/use-return-focus.ts';
import { DeleteByIntent } from '../delete-by-intent.tsx';

type DeleteItemProps = {
  /** Null until one was asked for; kept while the dialog leaves. */
  item: EditableItem | null;
  open: boolean;
  onOpenChange(open: boolean): void;
  landing: Landing;
};

/** Asks whether to take an item from the portfolio for good; once more, with what is new, when it was changed meanwhile. */
export function DeleteItem({ item, ...dialog }: DeleteItemProps) {
  const [changed, setChanged] = useState<EditableItem | null>(null);
  const current = changed ?? item;
  return (
    <DeleteByIntent
      intent="delete-item"
      id={item?.id ?? ''}
      version={current?.version ?? 0}
      onConflict={setChanged}
      subject="item"
      name={current?.title ?? ''}
      details={item && changed ? <ItemChanges from={item} to={changed} /> : null}
      confirmLabel={changed ? 'Delete it anyway' : undefined}
      messages={{ done: 'Portfolio item deleted', failed: 'Failed to delete portfolio item.' }}
      {...dialog}
    />
  );
}
