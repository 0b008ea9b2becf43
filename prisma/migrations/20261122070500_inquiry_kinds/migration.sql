-- What a visitor sends by the contact form is called an inquiry everywhere; the kinds of its changes follow.
ALTER TABLE "changes" DROP CONSTRAINT "changes_kind_check";

UPDATE "changes" SET "kind" = replace("kind", 'ENQUIRY_', 'INQUIRY_') WHERE "kind" LIKE 'ENQUIRY\_%';

ALTER TABLE "changes"
    ADD CONSTRAINT "changes_kind_check" CHECK (
        "kind" IN ('INQUIRY_ADDED', 'INQUIRY_DELETED', 'PORTFOLIO_ITEM_SAVED', 'PORTFOLIO_ITEM_DELETED', 'RESET')
    );

DROP TRIGGER "contact_submissions_added" ON "contact_submissions";
DROP TRIGGER "contact_submissions_deleted" ON "contact_submissions";

CREATE TRIGGER "contact_submissions_added"
    AFTER INSERT ON "contact_submissions" REFERENCING NEW TABLE AS "changed"
    FOR EACH STATEMENT EXECUTE FUNCTION "record_changes"('INQUIRY_ADDED');

CREATE TRIGGER "contact_submissions_deleted"
    AFTER DELETE ON "contact_submissions" REFERENCING OLD TABLE AS "changed"
    FOR EACH STATEMENT EXECUTE FUNCTION "record_changes"('INQUIRY_DELETED');
