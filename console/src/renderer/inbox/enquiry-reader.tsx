import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Agency } from '#bridge/agency.ts';
import type { Enquiry } from '#bridge/enquiry.ts';
import { useCommand } from '../commands/command-context.ts';
import { announce } from '../ui/announcer/announcer.tsx';
import { toast, toastIfFree } from '../ui/toast/toasts.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { EnquiryPane } from './enquiry-pane.tsx';
import { serviceLabel } from './labels.ts';
import { NoEnquiryOpen } from './no-enquiry-open.tsx';
import { useOpenEnquiry } from './use-open-enquiry.ts';

type EnquiryReaderProps = {
  id: string | null;
  /** How many are unread, and how many there are in all; null while nobody knows. */
  unread: number | null;
  total: number | null;
  titleRef: RefObject<HTMLHeadingElement | null>;
  onDelete(enquiry: Enquiry): void;
  /** What had the focus is gone with the enquiry. */
  onLost(): void;
};

/** The reading pane with what it reads, and the commands that are about it. */
export function EnquiryReader({ id, unread, total, titleRef, onDelete, onLost }: EnquiryReaderProps) {
  const { desktop } = useWorkspace();
  const { enquiry, gone, error } = useOpenEnquiry(id);
  const there = enquiry !== null;
  const read = useRef<Enquiry | null>(null);
  const lost = useEffectEvent((name: string) => {
    announce(`The enquiry from ${name} was deleted`);
    if (document.activeElement === document.body) onLost();
  });
  useEffect(() => {
    if (gone && read.current?.id === id) lost(read.current.name);
    if (enquiry || gone) read.current = enquiry;
  }, [id, enquiry, gone]);

  async function reply() {
    if (!enquiry) return;
    const { email, service } = enquiry;
    const opened = await desktop.openMail(email, `Your enquiry: ${serviceLabel(service)}`).catch(() => false);
    const action = {
      label: 'Copy',
      elsewhere: 'Press C to copy it',
      onSelect: () => void copyAddress(desktop, email),
    };
    if (!opened)
      return void toast({ title: noMailProgram, description: email, tone: 'negative', duration: 20_000, action });
    // Linux says nothing of a mail program that is not there.
    if (desktop.platform === 'linux')
      toastIfFree({
        title: 'Opening your mail program',
        description: `Nothing opens? Write to ${email}`,
        action,
        duration: 10_000,
      });
  }
  async function copy() {
    if (enquiry) await copyAddress(desktop, enquiry.email);
  }
  function remove() {
    if (enquiry) onDelete(enquiry);
  }
  useCommand('reply', () => void reply(), there);
  useCommand('copy-address', () => void copy(), there);
  useCommand('delete', remove, there);

  if (!enquiry) return <NoEnquiryOpen unread={unread} total={total} gone={gone} failed={error !== undefined} />;
  return (
    <EnquiryPane
      enquiry={enquiry}
      titleRef={titleRef}
      onReply={() => void reply()}
      onCopy={() => void copy()}
      onDelete={remove}
    />
  );
}

const noMailProgram = 'No mail program could be opened on this computer';

async function copyAddress(desktop: Agency['desktop'], email: string): Promise<void> {
  const copied = await desktop.copy(email).then(
    () => true,
    () => false,
  );
  announce(copied ? 'Address copied' : 'The address could not be copied');
  if (copied) toastIfFree({ title: 'Address copied', description: email });
  else toast({ title: 'The address could not be copied', description: email, tone: 'negative' });
}
