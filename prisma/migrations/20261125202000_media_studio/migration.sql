-- AlterTable
ALTER TABLE "media_assets" ADD COLUMN     "focal_x" SMALLINT NOT NULL DEFAULT 50,
ADD COLUMN     "focal_y" SMALLINT NOT NULL DEFAULT 50,
ADD COLUMN     "trashed_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "media_assets_trashed_at_idx" ON "media_assets"("trashed_at");

-- What follows is written by hand.

ALTER TABLE "media_assets"
    ADD CONSTRAINT "media_assets_focal_x_check" CHECK ("focal_x" BETWEEN 0 AND 100),
    ADD CONSTRAINT "media_assets_focal_y_check" CHECK ("focal_y" BETWEEN 0 AND 100);

-- The uploaded pictures whose addresses a text holds, kept by Postgres itself: where a picture is shown needs no search of texts.
CREATE FUNCTION "media_hashes"(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(SELECT DISTINCT "found"[1] FROM regexp_matches($1, '/media/([0-9a-f]{32})/', 'g') AS "found");

-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN     "media_hashes" TEXT[] GENERATED ALWAYS AS (
    "media_hashes"("image_url" || ' ' || "content")
) STORED;

-- AlterTable
ALTER TABLE "portfolio_items" ADD COLUMN     "media_hashes" TEXT[] GENERATED ALWAYS AS (
    "media_hashes"("image_url")
) STORED;

-- CreateIndex
CREATE INDEX "blog_posts_media_hashes_idx" ON "blog_posts" USING GIN ("media_hashes");

-- CreateIndex
CREATE INDEX "portfolio_items_media_hashes_idx" ON "portfolio_items" USING GIN ("media_hashes");

-- Pages show a picture by its focal point and alt text, whatever shows it.
CREATE TRIGGER "media_assets_content_changed"
    AFTER UPDATE OF "alt", "decorative", "focal_x", "focal_y" ON "media_assets"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();
