import { useState } from 'react';
import { useNavigate } from 'react-router';
import { breakpoints } from '#ui/theme/tokens.ts';
import { addressOf } from '../listing/listing.ts';
import { inquiryList } from '../listing/lists.ts';
import { useListing } from '../listing/use-listing.ts';
import type { Inquiry } from './inquiry-actions.ts';

/** The inquiry that may be deleted, and what opens in its place afterwards: its neighbour, or the list on a narrow screen. */
export function useDeletion(items: readonly Inquiry[]) {
  const navigate = useNavigate();
  const listing = useListing(inquiryList);
  const [asked, setAsked] = useState<{ inquiry: Inquiry; neighbor: string | null } | null>(null);
  const [open, setOpen] = useState(false);

  function ask(inquiry: Inquiry) {
    const place = items.indexOf(inquiry);
    setAsked({ inquiry, neighbor: (items[place + 1] ?? items[place - 1])?.id ?? null });
    setOpen(true);
  }

  function onDeleted() {
    const wide = window.matchMedia(`(min-width: ${breakpoints.desktop}px)`).matches;
    const next = addressOf(listing, { open: wide ? (asked?.neighbor ?? null) : null });
    navigate(next, { replace: true, preventScrollReset: true });
  }

  return { inquiry: asked?.inquiry, open, onOpenChange: setOpen, ask, onDeleted };
}
