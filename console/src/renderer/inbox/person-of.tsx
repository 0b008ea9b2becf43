import { personOf } from '@agency/api/contract/people';
import type { Inquiry } from '@agency/site/ui/admin/inbox/inquiry-documents.ts';
import { EraseDialog } from '@agency/site/ui/admin/people/erase-dialog.tsx';
import { type Person, personQuery } from '@agency/site/ui/admin/people/person.ts';
import { PersonColumn } from '@agency/site/ui/admin/people/person-column.tsx';
import { button } from '@agency/site/ui/button/button.css.ts';
import { useDialogAbout } from '@agency/site/ui/dialog/use-dialog-about.ts';
import type { Landing } from '@agency/site/ui/dialog/use-return-focus.ts';
import { toast } from '@agency/site/ui/toast/toast-store.ts';
import { useQuery } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { useStore } from 'zustand';
import { useRefetchAfterChanges } from '../live/use-refetch-after-changes.ts';
import { useQueue } from '../outbox/use-queue.ts';
import { usePlace, useWorkspace } from '../workspace/workspace-context.ts';

/** How long changes must pause before the person is refetched, in ms. */
const rest = 400;
const notSaved = 'The server did not send the data, or the file could not be written.';

const merge = { kind: 'inquiry', mutation: 'merge' } as const;

type PersonOfProps = { inquiry: Inquiry; now: number; onErased(): void; landing: Landing };

/** The column about the sender of an inquiry, kept up to date. Offline, it shows the last known data. */
export function PersonOf({ inquiry, now, onErased, landing }: PersonOfProps) {
  const { desktop, connection } = useWorkspace();
  const { open } = usePlace();
  const queue = useQueue();
  const email = personOf(inquiry.email);
  const { data, refetch } = useQuery(personQuery, { variables: { email }, fetchPolicy: 'cache-and-network' });
  const link = useStore(connection);
  useRefetchAfterChanges(refetch, rest);
  const erasure = useDialogAbout<Person>();

  function erase({ email: erased }: Person) {
    erasure.dialog.onOpenChange(false);
    onErased();
    queue({ kind: 'inquiry', id: inquiry.id, mutation: 'erase', title: inquiry.name, variables: { email: erased } });
  }
  async function exportAll() {
    const saved = await desktop.exportPerson(email).catch(() => false);
    if (!saved) toast({ title: 'The file could not be saved', description: notSaved, variant: 'destructive' });
  }
  return (
    <>
      <PersonColumn
        person={data?.person ?? null}
        instead={
          link === 'offline' ? 'This needs a connection. It will appear when the server responds.' : 'Loading...'
        }
        inquiryId={inquiry.id}
        now={now}
        level="h3"
        link={({ kind, id, label }) => (
          <button type="button" className={button({ kind: 'text' })} onClick={() => open(kind, id)}>
            {label}
          </button>
        )}
        exportAll={
          <button type="button" className={button({ kind: 'quiet', size: 'compact' })} onClick={() => void exportAll()}>
            <Download size={16} aria-hidden="true" />
            Export their data
          </button>
        }
        onMerge={(id) => queue({ ...merge, id, title: inquiry.name, variables: { intoId: inquiry.id } })}
        onErase={() => data?.person && erasure.ask(data.person)}
      />
      <EraseDialog
        {...erasure.dialog}
        person={erasure.subject}
        onConfirm={() => erasure.subject && erase(erasure.subject)}
        landing={landing}
      />
    </>
  );
}
