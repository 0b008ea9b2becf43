-- AlterTable
ALTER TABLE "portfolio_items" ADD COLUMN     "slug" TEXT;

-- An item's name in its address: the words of its title when it is added. It stays when the title changes, so that links
-- go on working. The second item of a title has the end of its id appended.
CREATE FUNCTION "set_portfolio_slug"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW."slug" IS NULL THEN
        NEW."slug" := coalesce(nullif(
            trim(BOTH '-' FROM left(regexp_replace("fold"(NEW."title"), '[^a-z0-9]+', '-', 'g'), 80)), ''), 'item');
        IF EXISTS (SELECT FROM "portfolio_items" WHERE "slug" = NEW."slug") THEN
            NEW."slug" := NEW."slug" || '-' || right(NEW."id"::text, 12);
        END IF;
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER "portfolio_items_slug" BEFORE INSERT OR UPDATE ON "portfolio_items"
    FOR EACH ROW EXECUTE FUNCTION "set_portfolio_slug"();

-- Items from before this migration. Their versions stay, since nobody changed them.
ALTER TABLE "portfolio_items" DISABLE TRIGGER USER;
ALTER TABLE "portfolio_items" ENABLE TRIGGER "portfolio_items_slug";
DO $$
DECLARE item RECORD;
BEGIN
    FOR item IN SELECT "id" FROM "portfolio_items" ORDER BY "created_at", "id" LOOP
        UPDATE "portfolio_items" SET "slug" = NULL WHERE "id" = item."id";
    END LOOP;
END
$$;
ALTER TABLE "portfolio_items" ENABLE TRIGGER USER;
ALTER TABLE "portfolio_items" ALTER COLUMN "slug" SET NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "portfolio_items_slug_key" ON "portfolio_items"("slug");
