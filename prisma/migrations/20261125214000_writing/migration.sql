-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN     "trashed_at" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "former_slugs" (
    "slug" TEXT NOT NULL,
    "post_id" UUID NOT NULL,

    CONSTRAINT "former_slugs_pkey" PRIMARY KEY ("slug")
);

-- CreateIndex
CREATE INDEX "former_slugs_post_id_idx" ON "former_slugs"("post_id");

-- AddForeignKey
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "blog_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is written by hand. Lengths as in the contract.

ALTER TABLE "blog_posts"
    ADD CONSTRAINT "blog_posts_excerpt_check" CHECK (char_length("excerpt") <= 1000) NOT VALID,
    ADD CONSTRAINT "blog_posts_content_check" CHECK (char_length("content") <= 200000) NOT VALID;

CREATE TRIGGER "blog_posts_version"
    BEFORE UPDATE ON "blog_posts"
    FOR EACH ROW EXECUTE FUNCTION "count_version"();

CALL "announce_changes"('blog_posts', 'BlogPost', ARRAY['search_vector', 'word_count', 'media_hashes', 'updated_at']);

-- An address that was given away leads to its post for good. The slug of a post that has it now is nobody's former one.
CREATE FUNCTION "keep_former_slug"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "former_slugs" ("slug", "post_id") VALUES (OLD."slug", NEW."id")
        ON CONFLICT ("slug") DO UPDATE SET "post_id" = EXCLUDED."post_id";
    RETURN NULL;
END;
$$;

CREATE TRIGGER "blog_posts_former_slug"
    AFTER UPDATE OF "slug" ON "blog_posts"
    FOR EACH ROW WHEN (OLD."slug" IS DISTINCT FROM NEW."slug") EXECUTE FUNCTION "keep_former_slug"();
