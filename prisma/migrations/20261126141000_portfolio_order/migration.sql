-- The place of an item among the featured ones, or among the others: the greatest first. A new item stands first. One that is
-- moved between two others gets the number between theirs, so that no other row changes.
ALTER TABLE "portfolio_items" ADD COLUMN     "position" DECIMAL;

CREATE FUNCTION "set_portfolio_position"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."position" := coalesce(NEW."position", extract(epoch FROM NEW."created_at"));
    RETURN NEW;
END
$$;
CREATE TRIGGER "portfolio_items_position" BEFORE INSERT OR UPDATE ON "portfolio_items"
    FOR EACH ROW EXECUTE FUNCTION "set_portfolio_position"();

-- Items from before this migration keep their order, and their versions.
ALTER TABLE "portfolio_items" DISABLE TRIGGER USER;
UPDATE "portfolio_items" SET "position" = extract(epoch FROM "created_at");
ALTER TABLE "portfolio_items" ENABLE TRIGGER USER;
ALTER TABLE "portfolio_items" ALTER COLUMN "position" SET NOT NULL;

-- Whoever edits an item is not told that it was moved meanwhile.
DROP TRIGGER "portfolio_items_version" ON "portfolio_items";
CREATE TRIGGER "portfolio_items_version" BEFORE UPDATE ON "portfolio_items" FOR EACH ROW
    WHEN (OLD."position" IS NOT DISTINCT FROM NEW."position") EXECUTE FUNCTION "count_version"();

-- DropIndex
DROP INDEX "portfolio_items_featured_created_at_id_idx";

-- CreateIndex
CREATE INDEX "portfolio_items_featured_position_id_idx" ON "portfolio_items"("featured" DESC, "position" DESC, "id" DESC);
