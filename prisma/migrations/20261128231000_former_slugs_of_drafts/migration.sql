-- Written by hand. The address of a post that visitors see leads to that post for good. A slug that another post gave up
-- changes hands only if visitors could see the post that had it last. A draft has given no address to anybody.
CREATE OR REPLACE FUNCTION "keep_former_slug"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "former_slugs" ("slug", "post_id") VALUES (OLD."slug", NEW."id")
        ON CONFLICT ("slug") DO UPDATE SET "post_id" = EXCLUDED."post_id"
        WHERE OLD."published" AND OLD."created_at" <= now();
    RETURN NULL;
END;
$$;
