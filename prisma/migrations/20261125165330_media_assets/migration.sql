-- CreateTable
CREATE TABLE "media_assets" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "alt" TEXT,
    "decorative" BOOLEAN NOT NULL DEFAULT false,
    "caption" TEXT,
    "hash" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "color" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,
    "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
        "fold"("name" || E'\n' || coalesce("alt", '') || E'\n' || coalesce("caption", ''))
    ) STORED,

    CONSTRAINT "media_assets_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "media_assets_hash_key" ON "media_assets"("hash");

-- CreateIndex
CREATE INDEX "media_assets_created_at_id_idx" ON "media_assets"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "media_assets_search_text_idx" ON "media_assets" USING GIN ("search_text" gin_trgm_ops);

-- What follows is written by hand. Lengths as in the contract.

ALTER TABLE "media_assets"
    ADD CONSTRAINT "media_assets_name_check" CHECK (char_length("name") BETWEEN 1 AND 200),
    ADD CONSTRAINT "media_assets_alt_check" CHECK (char_length("alt") BETWEEN 1 AND 300),
    ADD CONSTRAINT "media_assets_caption_check" CHECK (char_length("caption") BETWEEN 1 AND 500),
    ADD CONSTRAINT "media_assets_hash_check" CHECK ("hash" ~ '^[0-9a-f]{32}$'),
    ADD CONSTRAINT "media_assets_color_check" CHECK ("color" ~ '^#[0-9a-f]{6}$');

CREATE TRIGGER "media_assets_version"
    BEFORE UPDATE ON "media_assets"
    FOR EACH ROW EXECUTE FUNCTION "count_version"();

CALL "announce_changes"('media_assets', 'MediaAsset', ARRAY['search_text']);
