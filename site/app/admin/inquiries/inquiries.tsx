import { foundWords } from '@agency/api/contract/contact';
import { useRef } from 'react';
import { ItemList } from '../listing/item-list.tsx';
import type { ItemPage } from '../listing/item-page.ts';
import { ListSection } from '../listing/list-section.tsx';
import { inquiryList } from '../listing/listing.ts';
import { NothingListed } from '../listing/nothing-listed.tsx';
import { useListing } from '../listing/use-listing.ts';
import { DeleteInquiry, useDeletion } from './delete-inquiry.tsx';
import type { Inquiry } from './inquiry-actions.ts';
import { InquiryPane } from './inquiry-pane.tsx';
import { InquiryRow } from './inquiry-row.tsx';
import { useMarkRead } from './use-mark-read.ts';

const source = 'What visitors send with the contact form arrives here and by mail.';

/** The inbox: a list beside a reading pane; on a narrow screen the one or the other. */
export function Inquiries({ page, now }: { page: ItemPage<Inquiry>; now: string }) {
  const { items, total } = page;
  const listing = useListing(inquiryList);
  const heading = useRef<HTMLHeadingElement>(null);
  const deletion = useDeletion(items);
  // The newest lies open unless another was chosen; on a narrow screen the list comes first.
  const shown = listing.open ? items.find(({ id }) => id === listing.open) : items[0];

  useMarkRead(shown, listing.open !== null);

  return (
    <>
      <ListSection
        listing={listing}
        title="Inquiries"
        heading={heading}
        total={total}
        found={foundWords(total)}
        searched="Name, address, company, words"
        nothing={items.length === 0 ? <NothingListed listing={listing} total={total} source={source} /> : null}
      >
        <ItemList page={page} listing={listing}>
          {(inquiry) => <InquiryRow inquiry={inquiry} listing={listing} open={inquiry === shown} now={now} />}
        </ItemList>
        <InquiryPane inquiry={shown} listing={listing} now={now} onDelete={deletion.ask} />
      </ListSection>
      <DeleteInquiry {...deletion} landing={() => heading.current} />
    </>
  );
}
