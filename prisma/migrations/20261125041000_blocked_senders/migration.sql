-- Whose inquiries are stored as spam. Lengths as in the contract.
CREATE TABLE "blocked_senders" (
    "id" UUID NOT NULL,
    "sender" TEXT NOT NULL CHECK (char_length("sender") BETWEEN 3 AND 254 AND "sender" = lower("sender")),
    "block_reason" TEXT CHECK (char_length("block_reason") <= 200),
    "inquiry_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "blocked_senders_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "blocked_senders_sender_key" ON "blocked_senders"("sender");

CREATE TRIGGER "blocked_senders_version"
    BEFORE UPDATE ON "blocked_senders"
    FOR EACH ROW EXECUTE FUNCTION "count_version"();

CALL "announce_changes"('blocked_senders', 'BlockedSender');

-- Blocking is a line of the timeline, with the address or domain.
ALTER TABLE "inquiry_events"
    DROP CONSTRAINT "inquiry_events_change_check",
    DROP CONSTRAINT "inquiry_events_value_check",
    ADD CONSTRAINT "inquiry_events_change_check"
    CHECK ("change" IN ('state', 'snoozed', 'woken', 'trashed', 'restored', 'blocked', 'unblocked')),
    ADD CONSTRAINT "inquiry_events_value_check" CHECK (char_length("value") <= 254);
