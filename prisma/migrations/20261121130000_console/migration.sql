-- AlterTable
ALTER TABLE "portfolio_items" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "changes" (
    "transaction_id" BIGINT NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "changes_pkey" PRIMARY KEY ("transaction_id","id")
);

-- CreateIndex
CREATE INDEX "changes_created_at_idx" ON "changes"("created_at");

-- What follows is written by hand: Prisma's schema language has no CHECK and no trigger.

ALTER TABLE "changes"
    ADD CONSTRAINT "changes_kind_check" CHECK (
        "kind" IN ('ENQUIRY_ADDED', 'ENQUIRY_DELETED', 'PORTFOLIO_ITEM_SAVED', 'PORTFOLIO_ITEM_DELETED', 'RESET')
    ),
    -- Only "load everything anew" is about nothing in particular.
    ADD CONSTRAINT "changes_subject_id_check" CHECK (("kind" = 'RESET') = ("subject_id" IS NULL));

-- Whoever changes an item, by whatever way, makes a new version of it.
CREATE FUNCTION "count_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.version := OLD.version + 1;
    RETURN NEW;
END;
$$;

CREATE TRIGGER "portfolio_items_version"
    BEFORE UPDATE ON "portfolio_items"
    FOR EACH ROW EXECUTE FUNCTION "count_version"();

-- Writes down what a statement did (its rows come as "changed"), in that statement's transaction, and tells every process
-- that follows. Triggers and not the API's verbs: a change by psql or a migration is a change too.
CREATE FUNCTION "record_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "changes" ("transaction_id", "kind", "subject_id")
    SELECT pg_current_xact_id()::text::bigint, TG_ARGV[0], "id" FROM "changed";
    IF FOUND THEN
        NOTIFY changes_recorded;
    END IF;
    RETURN NULL;
END;
$$;

-- What no single kind says: a table that was emptied, an enquiry that was edited by hand.
CREATE FUNCTION "record_reset"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "changes" ("transaction_id", "kind") VALUES (pg_current_xact_id()::text::bigint, 'RESET');
    NOTIFY changes_recorded;
    RETURN NULL;
END;
$$;

CREATE TRIGGER "contact_submissions_added"
    AFTER INSERT ON "contact_submissions" REFERENCING NEW TABLE AS "changed"
    FOR EACH STATEMENT EXECUTE FUNCTION "record_changes"('ENQUIRY_ADDED');

CREATE TRIGGER "contact_submissions_deleted"
    AFTER DELETE ON "contact_submissions" REFERENCING OLD TABLE AS "changed"
    FOR EACH STATEMENT EXECUTE FUNCTION "record_changes"('ENQUIRY_DELETED');

CREATE TRIGGER "contact_submissions_reset"
    AFTER UPDATE OR TRUNCATE ON "contact_submissions"
    FOR EACH STATEMENT EXECUTE FUNCTION "record_reset"();

CREATE TRIGGER "portfolio_items_added"
    AFTER INSERT ON "portfolio_items" REFERENCING NEW TABLE AS "changed"
    FOR EACH STATEMENT EXECUTE FUNCTION "record_changes"('PORTFOLIO_ITEM_SAVED');

CREATE TRIGGER "portfolio_items_updated"
    AFTER UPDATE ON "portfolio_items" REFERENCING NEW TABLE AS "changed"
    FOR EACH STATEMENT EXECUTE FUNCTION "record_changes"('PORTFOLIO_ITEM_SAVED');

CREATE TRIGGER "portfolio_items_deleted"
    AFTER DELETE ON "portfolio_items" REFERENCING OLD TABLE AS "changed"
    FOR EACH STATEMENT EXECUTE FUNCTION "record_changes"('PORTFOLIO_ITEM_DELETED');

CREATE TRIGGER "portfolio_items_reset"
    AFTER TRUNCATE ON "portfolio_items"
    FOR EACH STATEMENT EXECUTE FUNCTION "record_reset"();
