-- AlterTable
ALTER TABLE "contact_submissions" ADD COLUMN     "first_replied_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "contact_submissions_created_at_state_first_replied_at_idx" ON "contact_submissions"("created_at", "state", "first_replied_at");

-- As before, and it keeps when an inquiry was first replied to, so that a month's answer times need no look at its messages.
CREATE OR REPLACE FUNCTION "follow_thread"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    "changed" UUID[] := CASE TG_OP
        WHEN 'DELETE' THEN ARRAY[OLD."inquiry_id"]
        WHEN 'INSERT' THEN ARRAY[NEW."inquiry_id"]
        ELSE ARRAY[OLD."inquiry_id", NEW."inquiry_id"]
    END;
BEGIN
    UPDATE "contact_submissions" AS "inquiry"
    SET "last_from" = coalesce("last"."from", 'them'),
        "last_message_at" = coalesce("last"."at", "inquiry"."created_at"),
        "first_replied_at" = (
            SELECT min("at") FROM "inquiry_messages"
            WHERE "inquiry_id" = "thread"."id" AND "from" = 'us' AND "state" IN ('sent', 'unknown')
        ),
        "thread_version" = "inquiry"."thread_version" + 1
    FROM unnest("changed") AS "thread"("id") LEFT JOIN LATERAL (
        SELECT "from", "at" FROM "inquiry_messages"
        WHERE "inquiry_id" = "thread"."id"
            AND "state" NOT IN ('draft', 'refused', 'bounced', 'automatic', 'offered', 'noted')
        ORDER BY "at" DESC, "id" DESC LIMIT 1
    ) AS "last" ON true
    WHERE "inquiry"."id" = "thread"."id";
    RETURN NULL;
END $$;

UPDATE "contact_submissions" AS "inquiry"
SET "first_replied_at" = "first"."at"
FROM (
    SELECT "inquiry_id", min("at") AS "at" FROM "inquiry_messages"
    WHERE "from" = 'us' AND "state" IN ('sent', 'unknown')
    GROUP BY 1
) AS "first"
WHERE "inquiry"."id" = "first"."inquiry_id";
