import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Enquiry } from '#app/graphql/admin.ts';
import { breakpoints } from '#app/theme/tokens.ts';
import { addressOf } from '../listing/listing.ts';
import { enquiryList } from '../listing/lists.ts';
import { useListing } from '../listing/use-listing.ts';

/** The enquiry that may be deleted, and what opens in its place afterwards: its neighbour, or the list on a narrow screen. */
export function useDeletion(items: readonly Enquiry[]) {
  const navigate = useNavigate();
  const listing = useListing(enquiryList);
  const [asked, setAsked] = useState<{ enquiry: Enquiry; neighbor: string | null } | null>(null);
  const [open, setOpen] = useState(false);

  function ask(enquiry: Enquiry) {
    const place = items.indexOf(enquiry);
    setAsked({ enquiry, neighbor: (items[place + 1] ?? items[place - 1])?.id ?? null });
    setOpen(true);
  }

  function onDeleted() {
    const wide = window.matchMedia(`(min-width: ${breakpoints.desktop}px)`).matches;
    const next = addressOf(listing, { open: wide ? (asked?.neighbor ?? null) : null });
    navigate(next, { replace: true, preventScrollReset: true });
  }

  return { enquiry: asked?.enquiry, open, onOpenChange: setOpen, ask, onDeleted };
}
