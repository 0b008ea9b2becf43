-- How long a text is and what a search finds in it, kept by Postgres itself. Tags of HTML are neither words nor found.
CREATE FUNCTION "plain_text"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace($1, '<[^>]*>', ' ', 'g');

-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN     "search_vector" tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('english', "title"), 'A')
        || setweight(to_tsvector('english', "excerpt"), 'B')
        || setweight(to_tsvector('english', "plain_text"("content")), 'C')
) STORED,
ADD COLUMN     "word_count" INTEGER NOT NULL GENERATED ALWAYS AS (
    coalesce(array_length(regexp_split_to_array(btrim("plain_text"("content"), E' \n\r\t'), '\s+'), 1), 0)
) STORED;

-- CreateIndex
CREATE INDEX "blog_posts_tags_idx" ON "blog_posts" USING GIN ("tags");

-- CreateIndex
CREATE INDEX "blog_posts_search_vector_idx" ON "blog_posts" USING GIN ("search_vector");
