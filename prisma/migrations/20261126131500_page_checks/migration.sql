-- CreateTable
CREATE TABLE "page_checks" (
    "page" TEXT NOT NULL,
    "is_public" BOOLEAN NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "content_hash" TEXT,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "checked_at" TIMESTAMPTZ(3),
    "has_browser" BOOLEAN NOT NULL DEFAULT false,
    "findings" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "page_checks_pkey" PRIMARY KEY ("page")
);

-- CreateTable
CREATE TABLE "finding_passes" (
    "page" TEXT NOT NULL,
    "rule" TEXT NOT NULL,
    "quote" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "until" DATE NOT NULL,
    "passed_by" TEXT NOT NULL,

    CONSTRAINT "finding_passes_pkey" PRIMARY KEY ("page","rule","quote")
);

-- What follows is written by hand.

-- What is deleted for good leaves nothing behind, whoever deletes it.
CREATE FUNCTION "forget_page_checks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "page_checks" WHERE "page" = OLD."id"::text;
    DELETE FROM "finding_passes" WHERE "page" = OLD."id"::text;
    RETURN NULL;
END;
$$;

CREATE TRIGGER "blog_posts_forget_page_checks"
    AFTER DELETE ON "blog_posts"
    FOR EACH ROW EXECUTE FUNCTION "forget_page_checks"();
