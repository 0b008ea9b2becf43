-- AlterTable
ALTER TABLE "contact_submissions" ADD COLUMN     "changed_after" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "changed_by" UUID;

-- What somebody who acts on an inquiry must have seen: its state, its snooze, the trash, their words and our replies. One that
-- comes back by itself, marks of reading, drafts and notes are no such change. Times of this database, and never equal ones.
CREATE FUNCTION "follow_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    "session" UUID := nullif(current_setting('agency.session', true), '')::uuid;
BEGIN
    IF NEW."changed_by" IS DISTINCT FROM "session" OR "session" IS NULL THEN
        NEW."changed_after" := OLD."changed_at";
    END IF;
    NEW."changed_by" := "session";
    NEW."changed_at" := greatest(clock_timestamp()::timestamptz(3), OLD."changed_at" + interval '1 ms');
    RETURN NEW;
END $$;

CREATE TRIGGER "contact_submissions_follow_changes"
    BEFORE UPDATE ON "contact_submissions"
    FOR EACH ROW
    WHEN (
        (OLD."state", OLD."trashed_at", OLD."reply_id") IS DISTINCT FROM (NEW."state", NEW."trashed_at", NEW."reply_id")
        OR (NEW."last_from" = 'them' AND NEW."last_message_at" > OLD."last_message_at")
        OR ((OLD."snoozed_at", OLD."wakes_at") IS DISTINCT FROM (NEW."snoozed_at", NEW."wakes_at")
            AND (NEW."woken_at" IS NULL OR NEW."woken_at" = OLD."woken_at"))
    )
    EXECUTE FUNCTION "follow_changes"();
