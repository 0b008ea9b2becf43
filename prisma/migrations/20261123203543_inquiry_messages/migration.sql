-- AlterTable
ALTER TABLE "contact_submissions" ADD COLUMN     "reply_id" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD COLUMN     "thread_version" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "inquiry_messages" (
    "id" UUID NOT NULL,
    "inquiry_id" UUID NOT NULL,
    "from" TEXT NOT NULL DEFAULT 'us',
    "state" TEXT NOT NULL DEFAULT 'draft',
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "send_at" TIMESTAMPTZ(3),
    "error" TEXT,
    "by" TEXT,
    "client" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "inquiry_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "inquiry_messages_inquiry_id_at_idx" ON "inquiry_messages"("inquiry_id", "at");

-- AddForeignKey
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "contact_submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- States and lengths as in the contract.
ALTER TABLE "inquiry_messages"
    ADD CHECK ("from" IN ('us', 'them')),
    ADD CHECK ("state" IN ('draft', 'queued', 'sending', 'sent', 'refused', 'unknown', 'received')),
    ADD CHECK (("from" = 'them') = ("state" = 'received')),
    ADD CHECK (char_length("text") <= 20000),
    ADD CHECK (char_length("error") <= 300),
    ADD CHECK (char_length("by") <= 100),
    ADD CHECK ("client" IN ('browser', 'console'));

CREATE TRIGGER "inquiry_messages_version"
    BEFORE UPDATE ON "inquiry_messages"
    FOR EACH ROW EXECUTE FUNCTION "count_version"();

-- Who wrote last follows from the messages, never from a hand: a draft and a refused reply have not been heard. The update
-- also announces the inquiry, which is how a message reaches open pages and consoles.
CREATE FUNCTION "follow_thread"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    "changed" UUID := CASE TG_OP WHEN 'DELETE' THEN OLD."inquiry_id" ELSE NEW."inquiry_id" END;
BEGIN
    UPDATE "contact_submissions" AS "inquiry"
    SET "last_from" = coalesce("last"."from", 'them'),
        "last_message_at" = coalesce("last"."at", "inquiry"."created_at"),
        "thread_version" = "inquiry"."thread_version" + 1
    FROM (SELECT 1) AS "always" LEFT JOIN LATERAL (
        SELECT "from", "at" FROM "inquiry_messages"
        WHERE "inquiry_id" = "changed" AND "state" NOT IN ('draft', 'refused')
        ORDER BY "at" DESC, "id" DESC LIMIT 1
    ) AS "last" ON true
    WHERE "inquiry"."id" = "changed";
    RETURN NULL;
END $$;

CREATE TRIGGER "inquiry_messages_follow_thread"
    AFTER INSERT OR UPDATE OR DELETE ON "inquiry_messages"
    FOR EACH ROW EXECUTE FUNCTION "follow_thread"();

-- A reply that the mail server may have taken, and that is never sent again by itself.
ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_state_check";
ALTER TABLE "outgoing_mails"
    ADD CONSTRAINT "outgoing_mails_state_check" CHECK ("state" IN ('queued', 'sent', 'failed', 'unknown'));
