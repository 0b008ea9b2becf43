import { readdir } from 'node:fs/promises';
import { Prisma } from '@agency/prisma/client';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mediaPath, mediaUploadPath } from '#api/contract/media.ts';
import type { Logger } from '#api/platform/logger.ts';
import { blogPost, portfolioItem } from '../../test/factories.ts';
import { useMediaFolder } from '../../test/media-folder.ts';
import { serveApi, useSignIn } from '../../test/serve-api.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { addSharePictures } from './add-share-pictures.ts';
import { openMediaStore, originalKey } from './media-store.ts';
import { isWritten } from './media-use.ts';
import { sweepMedia } from './sweep-media.ts';

const folder = await useMediaFolder();
const database = await useTestDatabase();
const { client } = database;
const media = openMediaStore(undefined, folder);
const api = await serveApi(database, { media });
const headers = useSignIn(client);

async function upload(background: string, query = 'name=Photo.png', width = 800) {
  const body = await sharp({ create: { width, height: 600, channels: 4, background } })
    .png()
    .toBuffer();
  const answer = await fetch(`${api.url}${mediaUploadPath}?${query}`, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  });
  const said = await answer.json();
  return { status: answer.status, message: said.message, id: said.id as string, url: said.url as string };
}
const run = async (query: string) => (await api.graphql(query, {}, headers)).data;
const failure = '__typename ... on Failure { message }';

test('a picture is replaced wherever it is shown, and keeps its alt text', async () => {
  const { id, url } = await upload('#a03020', 'name=Old.png', 1200);
  await client.mediaAsset.update({ where: { id }, data: { alt: 'A shop' } });
  await client.portfolioItem.create({ data: portfolioItem({ title: 'The shop', imageUrl: url }) });
  const content = `<p>See</p><img src="${url}" alt=""><img src="${url.replace('1200.webp', '480.avif')}" alt="">`;
  await client.blogPost.create({ data: blogPost({ title: 'A shop', imageUrl: '/images/a.webp', content }) });
  const [newId, written] = [crypto.randomUUID(), { type: 'BlogPost', writtenBy: 'ada', writtenAt: new Date() }];
  const copy = { ...written, id: newId, values: { content }, base: { imageUrl: url }, version: 1 };
  await client.workingCopy.create({ data: copy });
  await client.revision.create({ data: { ...written, recordId: newId, values: { content }, cause: 'saved' } });
  await client.caseStudy.updateMany({ where: { slug: 'eso' }, data: { imageUrl: url, draft: true } });
  const uses = await run(`{ mediaAsset(id: "${id}") { usedIn { title isPublic } } }`);
  expect(uses.mediaAsset.usedIn).toEqual([
    { title: 'A shop', isPublic: true },
    { title: expect.stringContaining('E'), isPublic: false },
    { title: 'The shop', isPublic: true },
  ]);

  const next = await upload('#2060a0', `name=New.png&replaces=${id}`, 700);
  expect(next).toMatchObject({ status: 200, id });
  expect(next.url).not.toBe(url);
  expect(await client.mediaAsset.findMany()).toMatchObject([
    { id, name: 'New.png', alt: 'A shop', version: 3, width: 700 },
  ]);
  expect(await client.portfolioItem.findFirst()).toMatchObject({ imageUrl: next.url });
  const replaced = `<p>See</p><img src="${next.url}" alt=""><img src="${next.url}" alt="">`;
  expect((await client.blogPost.findFirst())?.content).toBe(replaced);
  const newCopy = { values: { content: replaced }, base: { imageUrl: next.url }, version: 2 };
  expect(await client.workingCopy.findFirst()).toMatchObject(newCopy);
  expect(await client.revision.findFirst()).toMatchObject({ values: { content: replaced } });

  const other = await upload('#30a030');
  expect(await upload('#30a030', `name=New.png&replaces=${id}`, 800)).toMatchObject({
    status: 422,
    message: 'This picture is already in the library as Photo.png.',
  });
  await client.mediaAsset.update({ where: { id: other.id }, data: { trashedAt: new Date() } });
  expect(await upload('#30a030', `name=New.png&replaces=${id}`, 800)).toMatchObject({
    message: 'This picture is already in the trash as Photo.png.',
  });
  await client.mediaAsset.delete({ where: { id: other.id } });
  expect(await upload('#123456', `name=New.png&replaces=${other.id}`)).toMatchObject({ status: 422 });
  expect(await upload('#123456', 'name=New.png&replaces=x')).toMatchObject({ status: 400 });
});

test('an uploaded picture cannot be shown before it has alt text or is marked as decorative', async () => {
  const { id, url } = await upload('#a03020');
  const undescribed = () =>
    run('{ mediaAssetCounts { undescribed } mediaAssets(undescribed: true) { edges { node { id } } } }');
  const { mediaAssetCounts, mediaAssets } = await undescribed();
  expect(mediaAssets.edges).toContainEqual({ node: { id } });
  expect(mediaAssetCounts.undescribed).toBe(mediaAssets.edges.length);
  const create = (imageUrl: string) =>
    run(`mutation { createPortfolioItem(input: { title: "The shop", description: "Rebuilt.", technology: "React",
      imageUrl: "${imageUrl}" }) { __typename ... on InvalidInput { issues { path message } }
        ... on PortfolioItem { picture { alt focalX focalY color width height share { url width height } } } } }`).then(
      (data) => data.createPortfolioItem,
    );
  expect(await create(url)).toMatchObject({
    __typename: 'InvalidInput',
    issues: [{ path: 'imageUrl', message: expect.stringMatching(/no alt text.*decorative/) }],
  });
  expect(await create(mediaPath('a'.repeat(32), 800))).toMatchObject({
    issues: [{ message: 'This picture is not in the library.' }],
  });
  await run(
    `mutation { updateMediaAsset(id: "${id}", input: { decorative: true, focalX: 10, focalY: 90 }) { ${failure} } }`,
  );
  expect((await create(url)).picture).toEqual({
    alt: '',
    focalX: 10,
    focalY: 90,
    color: expect.any(String),
    width: 800,
    height: 600,
    share: { url: url.replace('webp', 'jpeg'), width: 800, height: 600 },
  });
  const wrong = await run(`mutation { updateMediaAsset(id: "${id}", input: { focalX: 101 }) { ${failure} } }`);
  expect(wrong.updateMediaAsset.__typename).toBe('InvalidInput');
});

test('an earlier upload gets its share picture, with white where it is transparent', async () => {
  const [lost, old] = [await upload('#a03024'), await upload('#00000000', 'name=Logo.png', 1_600)];
  const hashOf = async ({ id }: { id: string }) => (await client.mediaAsset.findUniqueOrThrow({ where: { id } })).hash;
  const path = mediaPath(await hashOf(old), 1_200, 'jpeg');
  await media.delete(path.replace('/media', 'renditions'));
  await media.delete(originalKey(await hashOf(lost)));
  await client.mediaAsset.updateMany({ where: { id: { in: [lost.id, old.id] } }, data: { shareHeight: null } });
  const { version } = await client.mediaAsset.findUniqueOrThrow({ where: { id: old.id } });
  const warned: unknown[] = [];
  const logger = { warn: (facts: unknown) => warned.push(facts) } as unknown as Logger;
  const make = (signal = new AbortController().signal) => addSharePictures({ database: client, media, logger, signal });
  expect(await make(AbortSignal.abort())).toBe(0);
  expect(await make()).toBe(1);
  expect(warned).toMatchObject([{ hash: await hashOf(lost), failed: 1 }]);
  expect(await client.mediaAsset.findUnique({ where: { id: old.id } })).toMatchObject({ shareHeight: 450, version });
  const bytes = Buffer.from(await (await fetch(`${api.url}${path}`)).arrayBuffer());
  const { dominant } = await sharp(bytes).stats();
  expect(Object.values(dominant).every((part) => part > 240)).toBe(true);
  expect(await make()).toBe(0);
});

test('a picture can be trashed and restored, and deleted for good only if nothing shows it', async () => {
  const { id, url } = await upload('#a03020');
  const listed = async (trashed: boolean) =>
    (await run(`{ mediaAssets(trashed: ${trashed}) { edges { node { id } } } }`)).mediaAssets.edges.length;
  await run(`mutation { trashMediaAsset(id: "${id}") { ${failure} } }`);
  expect([await listed(false), await listed(true)]).toEqual([0, 1]);
  await run(`mutation { restoreMediaAsset(id: "${id}") { ${failure} } }`);
  expect([await listed(false), await listed(true)]).toEqual([1, 0]);
  // Uploading the same file again also takes it out of the trash.
  await run(`mutation { trashMediaAsset(id: "${id}") { ${failure} } }`);
  expect((await upload('#a03020')).id).toBe(id);
  expect([await listed(false), await listed(true)]).toEqual([1, 0]);
  const item = await client.portfolioItem.create({ data: portfolioItem({ title: 'The shop', imageUrl: url }) });
  const remove = () =>
    run(`mutation { deleteMediaAsset(id: "${id}") { ${failure} } }`).then((data) => data.deleteMediaAsset);
  expect(await remove()).toMatchObject({ message: expect.stringMatching('It is shown in The shop.') });
  await client.portfolioItem.delete({ where: { id: item.id } });
  expect((await remove()).__typename).toBe('Deleted');
});

test('pictures that unsaved text or revisions contain are not deleted', async () => {
  const [inCopy, inRevision] = [await upload('#b03020'), await upload('#b03021')];
  const written = { type: 'BlogPost', values: { imageUrl: inCopy.url }, writtenBy: 'ada', writtenAt: new Date() };
  await client.workingCopy.create({ data: { ...written, id: crypto.randomUUID(), base: {}, version: 1 } });
  const values = { content: inRevision.url };
  await client.revision.create({ data: { ...written, values, recordId: crypto.randomUUID(), cause: 'saved' } });
  await client.mediaAsset.update({ where: { id: inCopy.id }, data: { trashedAt: new Date(0) } });
  await client.mediaAsset.delete({ where: { id: inRevision.id } });
  expect((await sweepMedia(client, media, new Date(Date.now() + 2 * 24 * 60 * 60_000))).pictures).toBe(0);
  for (const { url } of [inCopy, inRevision]) expect((await fetch(`${api.url}${url}`)).status).toBe(200);
});

test('a picture is looked up in the index of revisions, not in all their texts', async () => {
  const plan = await client.$transaction(async (transaction) => {
    await transaction.$executeRaw`SET LOCAL enable_seqscan = off`;
    return transaction.$queryRaw`EXPLAIN SELECT FROM media_assets WHERE ${isWritten(Prisma.sql`hash`)}`;
  });
  expect(JSON.stringify(plan)).toContain('revisions_media_hashes_idx');
});

test('files older than a day that no picture uses are deleted, and so are unused pictures after 30 days in the trash', async () => {
  const day = 24 * 60 * 60_000;
  const soon = new Date(Date.now() + 2 * day);
  // Remove the files of the other tests.
  await sweepMedia(client, media, soon);
  const [kept, shown, trashed, lost] = [
    await upload('#a03020'),
    await upload('#a03021'),
    await upload('#a03022'),
    await upload('#a03023'),
  ];
  await client.portfolioItem.create({ data: portfolioItem({ imageUrl: shown.url }) });
  await client.mediaAsset.updateMany({
    where: { id: { in: [shown.id, trashed.id] } },
    data: { trashedAt: new Date() },
  });
  await client.mediaAsset.delete({ where: { id: lost.id } });
  expect(await sweepMedia(client, media, new Date())).toEqual({ pictures: 0, files: 0 });
  expect(await sweepMedia(client, media, soon)).toEqual({ pictures: 0, files: 1 });
  expect(await sweepMedia(client, media, new Date(Date.now() + 31 * day))).toEqual({ pictures: 1, files: 1 });
  const left = await Promise.all([kept, shown, trashed, lost].map(({ url }) => fetch(`${api.url}${url}`)));
  expect(left.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
  expect(await readdir(`${folder}/originals`)).toHaveLength(2);
});
