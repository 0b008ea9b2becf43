-- AlterTable
ALTER TABLE "media_assets" ADD COLUMN     "share_height" INTEGER;


-- What follows is written by hand. A page names the share picture of its picture.
DROP TRIGGER "media_assets_content_changed" ON "media_assets";
CREATE TRIGGER "media_assets_content_changed"
    AFTER UPDATE OF "alt", "decorative", "focal_x", "focal_y", "share_height" ON "media_assets"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();
