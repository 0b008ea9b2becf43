-- AlterTable
ALTER TABLE "contact_submissions" ADD COLUMN     "regarding" TEXT;

-- What follows is written by hand.

ALTER TABLE "contact_submissions"
    ADD CONSTRAINT "contact_submissions_regarding_check" CHECK (char_length("regarding") <= 400);

-- The search looks at it too. Postgres changes the expression of a generated column from version 17 on only.
ALTER TABLE "contact_submissions" DROP COLUMN "search_text";
ALTER TABLE "contact_submissions" ADD COLUMN     "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
    "fold"("name" || E'\n' || "email" || E'\n' || coalesce("company", '') || E'\n' || "service" || E'\n'
        || coalesce("budget", '') || E'\n' || coalesce("regarding", '') || E'\n' || "message")
) STORED;
CREATE INDEX "contact_submissions_search_text_idx" ON "contact_submissions" USING GIN ("search_text" gin_trgm_ops);

-- What edits it by hand means that everything is to be loaded anew, as with the other columns.
DROP TRIGGER "contact_submissions_reset" ON "contact_submissions";
CREATE TRIGGER "contact_submissions_reset"
    AFTER UPDATE OF "id", "name", "email", "company", "service", "budget", "regarding", "message", "created_at" OR TRUNCATE
    ON "contact_submissions"
    FOR EACH STATEMENT EXECUTE FUNCTION "record_reset"();
