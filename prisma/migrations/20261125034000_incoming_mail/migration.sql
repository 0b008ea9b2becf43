-- What a mail that came in has besides its text. A reply's own Message-ID follows from its id.
ALTER TABLE "inquiry_messages"
    ADD COLUMN "email" TEXT,
    ADD COLUMN "subject" TEXT,
    ADD COLUMN "message_id" TEXT,
    ADD COLUMN "quoted" TEXT,
    ADD COLUMN "html" TEXT,
    ADD COLUMN "in_sent_folder" BOOLEAN NOT NULL DEFAULT false;

-- A mail is stored once, however often it is read.
CREATE UNIQUE INDEX "inquiry_messages_message_id_key" ON "inquiry_messages"("message_id");
-- Which sent replies have no copy in the Sent folder yet.
CREATE INDEX "inquiry_messages_state_at_idx" ON "inquiry_messages"("state", "at");
-- A sender's inquiries, in whatever case the address is written.
CREATE INDEX "contact_submissions_address_idx" ON "contact_submissions"(lower("email"), "created_at" DESC);

ALTER TABLE "inquiry_messages" DROP CONSTRAINT "inquiry_messages_state_check";
ALTER TABLE "inquiry_messages" DROP CONSTRAINT "inquiry_messages_check";
ALTER TABLE "inquiry_messages"
    ADD CONSTRAINT "inquiry_messages_state_check"
    CHECK ("state" IN ('draft', 'queued', 'sending', 'sent', 'refused', 'bounced', 'unknown', 'received', 'automatic', 'offered', 'noted')),
    ADD CONSTRAINT "inquiry_messages_side_check" CHECK (("from" = 'them') = ("state" IN ('received', 'automatic', 'offered'))),
    ADD CHECK (char_length("email") <= 254),
    ADD CHECK (char_length("subject") <= 300),
    ADD CHECK (char_length("message_id") <= 300),
    ADD CHECK (char_length("quoted") <= 20000),
    ADD CHECK (char_length("html") <= 300000);

-- A file of a message: it came with a mail, or a reply takes it along. Its bytes are in the same transaction as the message.
CREATE TABLE "message_files" (
    "id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_files_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "message_files_message_id_idx" ON "message_files"("message_id");
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "inquiry_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "message_files"
    ADD CHECK (char_length("name") BETWEEN 1 AND 200),
    ADD CHECK (char_length("type") <= 100),
    ADD CHECK ("size" = octet_length("content") AND "size" <= 26214400);
-- Compressed files do not compress again, and are read faster as they are.
ALTER TABLE "message_files" ALTER COLUMN "content" SET STORAGE EXTERNAL;

-- How far each folder of the mailbox was read, and which process reads it.
CREATE TABLE "mail_folders" (
    "path" TEXT NOT NULL,
    "uid_validity" BIGINT,
    "last_uid" BIGINT NOT NULL DEFAULT 0,
    "reader" UUID,
    "reader_until" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3),
    "error" TEXT,

    CONSTRAINT "mail_folders_pkey" PRIMARY KEY ("path"),
    CHECK (char_length("path") <= 300),
    CHECK (char_length("error") <= 300)
);

-- As before; what bounced, what a robot wrote and a mail that may belong elsewhere have not been heard either. A message that
-- moves changes two threads.
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
