-- CreateTable
CREATE TABLE "backups" (
    "id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "archive" TEXT NOT NULL,
    "bytes" BIGINT,
    "rows" INTEGER,
    "files" INTEGER,
    "error" TEXT,

    CONSTRAINT "backups_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "backups_started_at_idx" ON "backups"("started_at" DESC);

-- What follows is written by hand.

ALTER TABLE "backups"
    ADD CONSTRAINT "backups_archive_check" CHECK (length("archive") BETWEEN 1 AND 200),
    ADD CONSTRAINT "backups_error_check" CHECK (length("error") BETWEEN 1 AND 1000);
