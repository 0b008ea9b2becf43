-- CreateTable
CREATE TABLE "content_imports" (
    "id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "site_url" TEXT,
    "source" TEXT,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "total" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "added" INTEGER NOT NULL DEFAULT 0,
    "existing" INTEGER NOT NULL DEFAULT 0,
    "pictures" INTEGER NOT NULL DEFAULT 0,
    "left_out" JSONB NOT NULL DEFAULT '[]',
    "left_out_more" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "content_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "imported_records" (
    "key" TEXT NOT NULL,
    "record" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "imported_records_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "redirects" (
    "path" TEXT NOT NULL,
    "post_id" UUID NOT NULL,

    CONSTRAINT "redirects_pkey" PRIMARY KEY ("path")
);

-- CreateIndex
CREATE INDEX "content_imports_created_at_idx" ON "content_imports"("created_at" DESC);

-- CreateIndex
CREATE INDEX "redirects_post_id_idx" ON "redirects"("post_id");

-- AddForeignKey
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "blog_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is written by hand.

ALTER TABLE "content_imports" ADD CONSTRAINT "content_imports_state_check"
    CHECK ("state" IN ('waiting', 'running', 'done', 'failed'));

CALL "announce_changes"('content_imports', 'ContentImport');
