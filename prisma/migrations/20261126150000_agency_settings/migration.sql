-- CreateTable
CREATE TABLE "agency_settings" (
    "id" UUID NOT NULL,
    "name" TEXT,
    "initials" TEXT,
    "postal_address" TEXT,
    "phone" TEXT,
    "hours" TEXT,
    "linkedin" TEXT,
    "facebook" TEXT,
    "instagram" TEXT,
    "x" TEXT,
    "privacy_url" TEXT,
    "terms_url" TEXT,
    "time_zone" TEXT,
    "default_author" TEXT,
    "notice" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "agency_settings_pkey" PRIMARY KEY ("id")
);

-- What follows is written by hand.

CREATE TRIGGER "agency_settings_version"
    BEFORE UPDATE ON "agency_settings"
    FOR EACH ROW EXECUTE FUNCTION "count_version"();

-- Every page shows something of it.
CREATE TRIGGER "agency_settings_content_changed"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "agency_settings"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();

CREATE TRIGGER "agency_settings_forget_writing"
    AFTER DELETE ON "agency_settings"
    FOR EACH ROW EXECUTE FUNCTION "forget_writing"();

CALL "announce_changes"('agency_settings', 'AgencySettings');
