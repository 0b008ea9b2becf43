import { mediaAssetSchema } from '@agency/api/contract/media';
import { z } from 'zod';
import { readEntries } from '#app/form/parse-form.ts';
import { personalHeaders } from '#app/personal-pages.ts';
import { siteContext } from '#app/site-context.ts';
import type { DescribePicture } from '#ui/admin/media/ask-alt-text.tsx';
import { mediaAssetKind, newestPicturesQuery } from '#ui/admin/media/media-asset.ts';
import { type LoadPictures, mostOffered } from '#ui/admin/media/picture-picker.tsx';
import type { Route } from './+types/pictures.ts';
import { signedOut, unlessSignedOut } from './unless-signed-out.ts';

const path = '/admin/pictures';

/** Returns the library's newest pictures that match a search, as JSON, for an open form. 401 without a session. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { queryApi } = context.get(siteContext);
  const search = new URL(request.url).searchParams.get('q');
  const answer = await unlessSignedOut(queryApi(newestPicturesQuery, { first: mostOffered, search }));
  const pictures = answer?.mediaAssets?.edges.map(({ node }) => node) ?? [];
  return Response.json(pictures, { status: answer ? 200 : 401, headers: personalHeaders });
}

/**
 * Saves a picture's alt text. An empty text marks the picture as decorative. The form sends the picture's other values
 * too, because an update replaces all fields.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const form = Object.fromEntries(await readEntries(request));
  const named = namedSchema.safeParse(form);
  const input = mediaAssetSchema.safeParse({ ...form, decorative: form.alt === '' });
  if (!named.success || !input.success) return problemJson(input.error?.issues[0]?.message ?? 'Invalid input');
  const sending = { ...named.data, variables: input.data, key: null, wasHeld: false };
  const { document, variables, ok } = mediaAssetKind.mutations.save.request(sending);
  const answers = await unlessSignedOut(context.get(siteContext).queryApi(document, variables));
  if (!answers) return problemJson(signedOut);
  const [answer] = Object.values(answers) as Answer[];
  return problemJson(answer?.__typename === ok ? null : (answer?.message ?? 'The picture was not saved.'));
}

type Answer = { __typename: string; message?: string };
const namedSchema = z.object({ id: z.string(), version: z.coerce.number().pipe(z.int32()) });
const problemJson = (problem: string | null) =>
  Response.json({ problem }, { status: problem === null ? 200 : 400, headers: personalHeaders });

/** Sends a picture's alt text from the browser. Returns why it was not saved, or null. */
export const describePicture: DescribePicture = async ({ id, version, caption, focalX, focalY }, alt) => {
  const whole = {
    id,
    version: String(version),
    caption: caption ?? '',
    focalX: String(focalX),
    focalY: String(focalY),
  };
  const body = new URLSearchParams({ ...whole, alt });
  const answer = await fetch(path, { method: 'POST', body }).catch(() => null);
  const { problem = null } = (await answer?.json().catch(() => null)) ?? { problem: 'The server did not respond.' };
  return problem;
};

/** Loads, in the browser, the library's newest pictures that match a search. */
export const loadPictures: LoadPictures = async (search) => {
  const answer = await fetch(`${path}?${new URLSearchParams({ q: search })}`);
  if (!answer.ok) throw new Error(`Loading the pictures failed with status ${answer.status}.`);
  return answer.json();
};
