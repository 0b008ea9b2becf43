-- A portfolio item's page is checked as a post's is, and the check goes with it.
CREATE TRIGGER "portfolio_items_forget_page_checks"
    AFTER DELETE ON "portfolio_items"
    FOR EACH ROW EXECUTE FUNCTION "forget_page_checks"();

-- The item shows what the check of its page found, so other findings are a change of the item.
CREATE FUNCTION "announce_checked_item"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "changes" ("transaction_id", "type", "subject_id")
    SELECT pg_current_xact_id()::text::bigint, 'PortfolioItem', "id"
    FROM "portfolio_items" WHERE "id" = NEW."page"::uuid;
    IF FOUND THEN
        NOTIFY changes_recorded;
    END IF;
    RETURN NULL;
END;
$$;

CREATE TRIGGER "page_checks_announce_item"
    AFTER UPDATE ON "page_checks" FOR EACH ROW
    WHEN (NEW."findings" IS DISTINCT FROM OLD."findings" AND NEW."page" ~ '^[0-9a-f-]{36}$')
    EXECUTE FUNCTION "announce_checked_item"();
