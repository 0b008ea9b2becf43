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
