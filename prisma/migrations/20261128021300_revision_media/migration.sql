-- Written by hand, because Prisma's schema has no indexes of expressions. The revisions that contain a picture are found
-- without a search of all their texts.
CREATE INDEX "revisions_media_hashes_idx" ON "revisions" USING GIN ("media_hashes"("values"::text));
