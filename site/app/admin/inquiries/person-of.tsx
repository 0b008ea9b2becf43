import { personPath } from '@agency/api/contract/people';
import { Download } from 'lucide-react';
import { use, useEffect } from 'react';
import { Link, useFetcher } from 'react-router';
import type { Inquiry } from '#ui/admin/inbox/inquiry-documents.ts';
import { EraseDialog } from '#ui/admin/people/erase-dialog.tsx';
import type { Person } from '#ui/admin/people/person.ts';
import { PersonColumn } from '#ui/admin/people/person-column.tsx';
import { button } from '#ui/button/button.css.ts';
import { useDialogAbout } from '#ui/dialog/use-dialog-about.ts';
import type { Landing } from '#ui/dialog/use-return-focus.ts';
import { addressOf, inquiryList, orderList, readListing, useListing } from '../listing/listing.ts';
import { useMutation } from '../records/use-mutation.tsx';
import { SessionEndedContext } from '../use-intent.ts';
import type { PersonData } from './load-person.ts';

type PersonOfProps = { inquiry: Inquiry; now: number; onErased(): void; landing: Landing };

/** The column about an inquiry's sender. It is loaded for each inquiry, and again with each reload of the page. */
export function PersonOf({ inquiry, now, onErased, landing }: PersonOfProps) {
  const { email } = inquiry;
  const { data, load } = useFetcher<PersonData>();
  useEffect(() => void load(`/admin/person?${new URLSearchParams({ email })}`), [email, load]);
  const sessionEnded = use(SessionEndedContext);
  useEffect(() => {
    if (data?.signedOut) sessionEnded(data);
  }, [data, sessionEnded]);
  const came = data?.of === email ? data : null;
  const inbox = useListing(inquiryList);
  const orders = readListing(orderList, new URLSearchParams());
  const erasure = useDialogAbout<Person>();
  const { send, pending } = useMutation('inquiry', 'erase', (answer) => {
    if (answer.status !== 'done' && answer.status !== 'gone') return;
    erasure.dialog.onOpenChange(false);
    onErased();
  });
  const merging = useMutation('inquiry', 'merge', () => undefined);
  return (
    <>
      <PersonColumn
        person={came?.person ?? null}
        instead={came?.failed ? 'The server did not respond. Reload the page to try again.' : 'Loading...'}
        inquiryId={inquiry.id}
        now={now}
        level="h4"
        link={({ kind, id, label }) => (
          <Link to={addressOf(kind === 'order' ? orders : inbox, { open: id })} preventScrollReset={kind === 'inquiry'}>
            {label}
          </Link>
        )}
        exportAll={
          <a href={personPath(email)} download="person.json" className={button({ kind: 'quiet', size: 'compact' })}>
            <Download size={16} aria-hidden="true" />
            Export their data
          </a>
        }
        onMerge={(id) => merging.send({ ...inquiry, id }, { intoId: inquiry.id })}
        onErase={() => came?.person && erasure.ask(came.person)}
      />
      <EraseDialog
        {...erasure.dialog}
        person={erasure.subject}
        pending={pending}
        onConfirm={() => erasure.subject && send(inquiry, { email: erasure.subject.email })}
        landing={landing}
      />
    </>
  );
}
