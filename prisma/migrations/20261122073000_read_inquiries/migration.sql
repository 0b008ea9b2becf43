-- What the API answered to a mutation that came with a key, so that the same one sent again is not done again.
-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" UUID NOT NULL,
    "key" UUID NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "result" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is written by hand.

ALTER TABLE "idempotency_keys"
    ADD CONSTRAINT "idempotency_keys_fingerprint_check" CHECK ("fingerprint" ~ '^[0-9a-f]{64}$');

-- Inquiries from before count as read, without rewriting them: a default that is the same for every row is not stored in any.
ALTER TABLE "contact_submissions" ADD COLUMN "read_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "contact_submissions" ALTER COLUMN "read_at" DROP DEFAULT;

-- CreateIndex
CREATE INDEX "contact_submissions_read_at_idx" ON "contact_submissions"("read_at");

ALTER TABLE "changes" DROP CONSTRAINT "changes_kind_check";
ALTER TABLE "changes"
    ADD CONSTRAINT "changes_kind_check" CHECK (
        "kind" IN (
            'INQUIRY_ADDED', 'INQUIRY_READ', 'INQUIRY_DELETED', 'PORTFOLIO_ITEM_SAVED', 'PORTFOLIO_ITEM_DELETED', 'RESET'
        )
    );

-- Reading is no edit: it has its own kind. Only what edits an inquiry by hand means that everything is to be loaded anew.
DROP TRIGGER "contact_submissions_reset" ON "contact_submissions";

-- Those of the last days are left unread: better seen twice than never.
UPDATE "contact_submissions" SET "read_at" = NULL WHERE "created_at" > CURRENT_TIMESTAMP - INTERVAL '7 days';

CREATE TRIGGER "contact_submissions_reset"
    AFTER UPDATE OF "id", "name", "email", "company", "service", "budget", "message", "created_at" OR TRUNCATE
    ON "contact_submissions"
    FOR EACH STATEMENT EXECUTE FUNCTION "record_reset"();

-- Writes down which inquiries were marked as read or unread. Of many at once it only says that there is much to load anew.
CREATE FUNCTION "record_reads"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    "most" CONSTANT INTEGER := 100;
    "ids" UUID[];
BEGIN
    SELECT array_agg("id") INTO "ids" FROM (
        SELECT "changed"."id" FROM "changed" JOIN "before" USING ("id")
        WHERE "changed"."read_at" IS DISTINCT FROM "before"."read_at" LIMIT "most" + 1
    ) AS "marked";
    IF "ids" IS NULL THEN
        RETURN NULL;
    END IF;
    IF cardinality("ids") > "most" THEN
        INSERT INTO "changes" ("transaction_id", "kind") VALUES (pg_current_xact_id()::text::bigint, 'RESET');
    ELSE
        INSERT INTO "changes" ("transaction_id", "kind", "subject_id")
        SELECT pg_current_xact_id()::text::bigint, 'INQUIRY_READ', unnest("ids");
    END IF;
    NOTIFY changes_recorded;
    RETURN NULL;
END;
$$;

CREATE TRIGGER "contact_submissions_read"
    AFTER UPDATE ON "contact_submissions" REFERENCING OLD TABLE AS "before" NEW TABLE AS "changed"
    FOR EACH STATEMENT EXECUTE FUNCTION "record_reads"();
