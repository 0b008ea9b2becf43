import { limits } from '@agency/api/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher, useLocation, useNavigate, useSubmit } from 'react-router';
import { inquiryKind } from '#ui/admin/inbox/inquiry.ts';
import { serviceLabel } from '#ui/admin/inbox/labels.ts';
import { viewKeys, viewOf } from '#ui/admin/kinds.ts';
import { rowsLabel, setLayout, toggleRows } from '#ui/admin/layout/layout-store.ts';
import { Palette, type PaletteEntry, type PaletteGroup } from '#ui/admin/palette/palette.tsx';
import { isDialogOpen } from '#ui/dialog/dialog.tsx';
import { printedKey } from '#ui/keys/key-name.ts';
import type { loader } from './find.ts';
import { offeredGroups } from './palette-groups.ts';

/** How long typing must pause before the palette searches the inbox, in ms. */
const searchAfterMs = 200;

const inquiries = inquiryKind.labels.all;

type AdminPaletteProps = { open: boolean; onOpenChange(open: boolean): void };

/** The palette with the views, the entries of the current screen, and the inquiries that the inbox's search finds. */
export function AdminPalette({ open, onOpenChange }: AdminPaletteProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const submit = useSubmit();
  const [typed, setTyped] = useState('');
  const { found, searching } = useFound(open ? typed : '');
  usePaletteKey(open, onOpenChange);

  function openChange(opens: boolean) {
    setTyped('');
    onOpenChange(opens);
  }
  const ofScreen = open ? offeredGroups() : [];
  const shown = (heading: string) => ofScreen.find((group) => group.heading === heading)?.entries ?? [];
  const groups: PaletteGroup[] = [
    {
      heading: 'Commands',
      entries: [
        ...viewKeys.map(viewOf).map(({ name, path, letter }) => ({
          id: `go ${path}`,
          label: name,
          keyHint: printedKey(`g ${letter}`),
          act: () => navigate(path),
        })),
        ...shown('Commands'),
        { id: 'rows', label: rowsLabel(), act: toggleRows },
        { id: 'width', label: 'Reset the width of the list', act: () => setLayout({ listWidth: null }) },
        { id: 'site', label: 'View site', act: () => window.location.assign('/') },
        {
          id: 'log-out',
          label: 'Log out',
          act: () => submit({ intent: 'sign-out' }, { method: 'post', action: pathname }),
        },
      ],
    },
    { heading: inquiries, entries: found?.map(entryOf) ?? shown(inquiries) },
    ...ofScreen.filter(({ heading }) => heading !== 'Commands' && heading !== inquiries),
  ];

  function entryOf({ id, name, company, service }: Found): PaletteEntry {
    const label = [name, company, serviceLabel(service)].filter(Boolean).join(', ');
    const act = () => navigate(`${viewOf('inbox').path}?inquiry=${id}`);
    return { id, label, found: true, act };
  }
  return <Palette open={open} onOpenChange={openChange} groups={groups} onType={setTyped} searching={searching} />;
}

type Found = Awaited<ReturnType<typeof loader>>['data']['found'][number];

/**
 * Returns what the inbox's search finds for a text. `found` is null until the result arrives, and if nothing is
 * typed.
 */
function useFound(typed: string): { found: readonly Found[] | null; searching: boolean } {
  const { load, data } = useFetcher<typeof loader>();
  const q = typed.trim().slice(0, limits.search.max);
  useEffect(() => {
    if (!q) return;
    const timer = setTimeout(() => void load(`/admin/find?${new URLSearchParams({ q })}`), searchAfterMs);
    return () => clearTimeout(timer);
  }, [q, load]);
  const known = q !== '' && data?.q === q;
  return { found: known ? data.found : null, searching: q !== '' && !known };
}

/** Opens and closes the palette with Ctrl+K or Cmd+K, even while a field has the focus. */
function usePaletteKey(open: boolean, onOpenChange: (open: boolean) => void): void {
  const toggle = useEffectEvent(() => {
    if (open || !isDialogOpen()) onOpenChange(!open);
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
      if (event.defaultPrevented || ctrlKey === metaKey || altKey || shiftKey || key.toLowerCase() !== 'k') return;
      event.preventDefault();
      toggle();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
