-- CreateTable
CREATE TABLE "working_copies" (
    "id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "values" JSONB NOT NULL,
    "base" JSONB NOT NULL,
    "base_version" INTEGER,
    "version" INTEGER NOT NULL,
    "written_by" TEXT NOT NULL,
    "written_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "title" TEXT NOT NULL GENERATED ALWAYS AS (left(coalesce("values" ->> 'title', ''), 200)) STORED,

    CONSTRAINT "working_copies_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "working_copies_type_written_at_idx" ON "working_copies"("type", "written_at" DESC);

-- CreateTable
CREATE TABLE "revisions" (
    "id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "record_id" UUID NOT NULL,
    "values" JSONB NOT NULL,
    "cause" TEXT NOT NULL,
    "written_by" TEXT NOT NULL,
    "written_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "revisions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "revisions_record_id_created_at_id_idx" ON "revisions"("record_id", "created_at" DESC, "id" DESC);

-- What follows is written by hand.

ALTER TABLE "revisions"
    ADD CONSTRAINT "revisions_cause_check" CHECK ("cause" IN ('created', 'saved', 'published', 'withdrawn', 'typed'));

-- What is deleted for good leaves no text behind, whoever deletes it.
CREATE FUNCTION "forget_writing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "revisions" WHERE "record_id" = OLD."id";
    DELETE FROM "working_copies" WHERE "id" = OLD."id";
    RETURN NULL;
END;
$$;

CREATE TRIGGER "blog_posts_forget_writing"
    AFTER DELETE ON "blog_posts"
    FOR EACH ROW EXECUTE FUNCTION "forget_writing"();
