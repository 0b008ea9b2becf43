-- AlterTable
ALTER TABLE "media_assets" ADD COLUMN     "share_height" INTEGER;


-- What follows is written by hand. A page names the share picture of its picture.
DROP TRIGGER "media_assets_content_changed" ON "media_assets";
CREATE TRIGGER "media_assets_content_changed"
    AFTER UPDATE OF "alt", "decorative", "focal_x", "focal_y", "share_height" ON "media_assets"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();

-- A share picture that is made later causes no conflict in a form that is open meanwhile.
DROP TRIGGER "media_assets_version" ON "media_assets";
CREATE TRIGGER "media_assets_version"
    BEFORE UPDATE ON "media_assets"
    FOR EACH ROW
    WHEN (OLD."share_height" IS NOT DISTINCT FROM NEW."share_height") EXECUTE FUNCTION "count_version"();
