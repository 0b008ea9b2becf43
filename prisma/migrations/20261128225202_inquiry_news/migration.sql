-- AlterTable
ALTER TABLE "contact_submissions" ADD COLUMN     "news_at" TIMESTAMPTZ(3);

UPDATE "contact_submissions" AS "inquiry"
SET "news_at" = greatest("woken_at", (
    SELECT max("created_at") FROM "inquiry_messages" WHERE "inquiry_id" = "inquiry"."id" AND "from" = 'them'
))
WHERE "read_at" IS NULL;
