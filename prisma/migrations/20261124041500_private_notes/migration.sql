-- A private note is among the messages of its thread, and is never mailed.
ALTER TABLE "inquiry_messages" DROP CONSTRAINT "inquiry_messages_state_check";
ALTER TABLE "inquiry_messages"
    ADD CONSTRAINT "inquiry_messages_state_check"
    CHECK ("state" IN ('draft', 'queued', 'sending', 'sent', 'refused', 'unknown', 'received', 'noted'));

-- As before, and a note is nothing that anybody has heard, either.
CREATE OR REPLACE FUNCTION "follow_thread"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    "changed" UUID := CASE TG_OP WHEN 'DELETE' THEN OLD."inquiry_id" ELSE NEW."inquiry_id" END;
BEGIN
    UPDATE "contact_submissions" AS "inquiry"
    SET "last_from" = coalesce("last"."from", 'them'),
        "last_message_at" = coalesce("last"."at", "inquiry"."created_at"),
        "thread_version" = "inquiry"."thread_version" + 1
    FROM (SELECT 1) AS "always" LEFT JOIN LATERAL (
        SELECT "from", "at" FROM "inquiry_messages"
        WHERE "inquiry_id" = "changed" AND "state" NOT IN ('draft', 'refused', 'noted')
        ORDER BY "at" DESC, "id" DESC LIMIT 1
    ) AS "last" ON true
    WHERE "inquiry"."id" = "changed";
    RETURN NULL;
END $$;
