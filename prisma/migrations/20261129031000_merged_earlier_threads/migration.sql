-- Written by hand. A merge may bring messages that are older than the inquiry. They do not answer the inquiry, so they
-- do not count as its last message or as its first reply.
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
                AND "at" >= "inquiry"."created_at"
        ),
        "thread_version" = "inquiry"."thread_version" + 1
    FROM unnest("changed") AS "thread"("id")
    JOIN "contact_submissions" AS "current" ON "current"."id" = "thread"."id"
    LEFT JOIN LATERAL (
        SELECT "from", "at" FROM "inquiry_messages"
        WHERE "inquiry_id" = "thread"."id" AND "at" >= "current"."created_at"
            AND "state" NOT IN ('draft', 'refused', 'bounced', 'automatic', 'offered', 'noted')
        ORDER BY "at" DESC, "id" DESC LIMIT 1
    ) AS "last" ON true
    WHERE "inquiry"."id" = "thread"."id";
    RETURN NULL;
END $$;

UPDATE "contact_submissions" SET "last_from" = 'them', "last_message_at" = "created_at"
WHERE "last_message_at" < "created_at";
UPDATE "contact_submissions" AS "inquiry"
SET "first_replied_at" = (
    SELECT min("at") FROM "inquiry_messages"
    WHERE "inquiry_id" = "inquiry"."id" AND "from" = 'us' AND "state" IN ('sent', 'unknown')
        AND "at" >= "inquiry"."created_at"
)
WHERE "first_replied_at" < "created_at";
