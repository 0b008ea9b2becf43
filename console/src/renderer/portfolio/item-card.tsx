import { mark } from '@agency/site/ui/admin/portfolio/item-card.css.ts';
import { ItemCard as Card } from '@agency/site/ui/admin/portfolio/item-card.tsx';
import { memo } from 'react';
import { MutationMark } from '../outbox/mutation-mark.tsx';
import type { ShownItem } from '../outbox/projections.ts';
import { pictureAddress } from './picture-address.ts';

type ItemCardProps = {
  shown: ShownItem;
  /** Something is typed for it that is not saved. */
  drafted: boolean;
  open: boolean;
  onOpen(id: string): void;
};

/** One item as the grid shows it: as the admin left it, marked for as long as the server has not said yes. */
export const ItemCard = memo(function ItemCard({ shown: { item, mutation }, drafted, open, onOpen }: ItemCardProps) {
  return (
    <Card
      item={item}
      via={pictureAddress}
      open={open}
      onOpen={onOpen}
      marks={
        <>
          {mutation ? <MutationMark status={mutation.status} className={mark} /> : null}
          {drafted ? <span className={mark}>Draft</span> : null}
        </>
      }
    />
  );
});
