-- AlterTable
ALTER TABLE "contact_submissions" ADD COLUMN     "last_from" TEXT NOT NULL DEFAULT 'them',
ADD COLUMN     "last_message_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "snoozed_at" TIMESTAMPTZ(3),
ADD COLUMN     "state" TEXT NOT NULL DEFAULT 'new',
ADD COLUMN     "trashed_at" TIMESTAMPTZ(3),
ADD COLUMN     "wakes_at" TIMESTAMPTZ(3),
ADD COLUMN     "woken_at" TIMESTAMPTZ(3);

-- The states are those of the contract. Who waits follows from the last message: so far, the inquiry itself.
UPDATE "contact_submissions" SET "last_message_at" = "created_at";
ALTER TABLE "contact_submissions"
    ADD CHECK ("state" IN ('new', 'open', 'done', 'won', 'lost', 'spam')),
    ADD CHECK ("last_from" IN ('them', 'us')),
    ADD CHECK ("wakes_at" IS NULL OR "snoozed_at" IS NOT NULL);

-- What `from:` in a search looks at.
ALTER TABLE "contact_submissions" ADD COLUMN "sender_text" TEXT NOT NULL
    GENERATED ALWAYS AS ("fold"("name" || E'\n' || "email")) STORED;

-- CreateTable
CREATE TABLE "inquiry_events" (
    "id" UUID NOT NULL,
    "inquiry_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "change" TEXT NOT NULL,
    "value" TEXT,
    "by" TEXT,
    "client" TEXT,

    CONSTRAINT "inquiry_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "inquiry_events_inquiry_id_at_idx" ON "inquiry_events"("inquiry_id", "at");

-- CreateIndex
CREATE INDEX "contact_submissions_standing_idx" ON "contact_submissions"("trashed_at", "state", "last_from", "snoozed_at");

-- CreateIndex
CREATE INDEX "contact_submissions_wakes_at_idx" ON "contact_submissions"("wakes_at");

-- AddForeignKey
ALTER TABLE "inquiry_events" ADD CONSTRAINT "inquiry_events_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "contact_submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "inquiry_events"
    ADD CHECK ("change" IN ('state', 'snoozed', 'woken', 'trashed', 'restored')),
    ADD CHECK ("client" IN ('browser', 'console')),
    ADD CHECK (char_length("by") <= 100),
    ADD CHECK (char_length("value") <= 40);

-- The new searched column comes from others, so its change alone is not announced.
DROP TRIGGER "contact_submissions_announced_insert" ON "contact_submissions";
DROP TRIGGER "contact_submissions_announced_update" ON "contact_submissions";
DROP TRIGGER "contact_submissions_announced_delete" ON "contact_submissions";
DROP TRIGGER "contact_submissions_announced_truncate" ON "contact_submissions";
CALL "announce_changes"('contact_submissions', 'ContactSubmission', ARRAY['search_text', 'sender_text']);
