-- Written by hand. A former slug leads to the post that visitors last saw with it. If another post gave up the same
-- slug, it gets that slug only if visitors could see it, because nobody knows the address of a draft.
CREATE OR REPLACE FUNCTION "keep_former_slug"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "former_slugs" ("slug", "post_id") VALUES (OLD."slug", NEW."id")
        ON CONFLICT ("slug") DO UPDATE SET "post_id" = EXCLUDED."post_id"
        WHERE OLD."published" AND OLD."created_at" <= now();
    RETURN NULL;
END;
$$;
