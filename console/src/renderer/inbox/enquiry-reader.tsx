import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Enquiry } from '#bridge/enquiry.ts';
import { useCommand } from '../commands/command-context.ts';
import { announce } from '../ui/announcer/announcer.tsx';
import { toast } from '../ui/toast/toasts.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { EnquiryPane } from './enquiry-pane.tsx';
import { serviceLabel } from './labels.ts';
import { NoEnquiryOpen } from './no-enquiry-open.tsx';
import { useOpenEnquiry } from './use-open-enquiry.ts';

type EnquiryReaderProps = {
  id: string | null;
  unread: number;
  /** How many there are in all; null while nobody knows. */
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

  function reply() {
    if (enquiry) void desktop.openMail(enquiry.email, `Your enquiry: ${serviceLabel(enquiry.service)}`);
  }
  async function copy() {
    if (!enquiry) return;
    await desktop.copy(enquiry.email);
    announce('Address copied');
    toast({ title: 'Address copied', description: enquiry.email });
  }
  function remove() {
    if (enquiry) onDelete(enquiry);
  }
  useCommand('reply', reply, there);
  useCommand('copy-address', () => void copy(), there);
  useCommand('delete', remove, there);

  if (!enquiry) return <NoEnquiryOpen unread={unread} total={total} gone={gone} failed={error !== undefined} />;
  return (
    <EnquiryPane enquiry={enquiry} titleRef={titleRef} onReply={reply} onCopy={() => void copy()} onDelete={remove} />
  );
}
