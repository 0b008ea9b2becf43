import { toast } from '@agency/site/ui/toast/toast-store.ts';
import type { Agency } from '#bridge/agency.ts';

const problems = {
  failed: 'The link could not be opened on this computer',
  'too many': 'Too many links at once. Wait a minute, or copy the link',
};

export async function openLink(desktop: Agency['desktop'], href: string): Promise<void> {
  const result = await desktop.openLink(href).catch(() => 'failed' as const);
  if (result === 'failed' || result === 'too many')
    toast({ title: problems[result], description: href, variant: 'destructive' });
}
