-- Trigrams: what the indexes for searching are made of. A trusted extension, so the database's owner may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateTable
CREATE TABLE "outgoing_mails" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "content" JSONB,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "outgoing_mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "used_bot_checks" (
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "used_bot_checks_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "secrets" (
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "secrets_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "outgoing_mails_state_created_at_id_idx" ON "outgoing_mails"("state", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "used_bot_checks_expires_at_idx" ON "used_bot_checks"("expires_at");

-- CreateIndex
CREATE INDEX "contact_submissions_name_idx" ON "contact_submissions" USING GIN ("name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "contact_submissions_email_idx" ON "contact_submissions" USING GIN ("email" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "contact_submissions_company_idx" ON "contact_submissions" USING GIN ("company" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "contact_submissions_message_idx" ON "contact_submissions" USING GIN ("message" gin_trgm_ops);

-- What follows is written by hand: Prisma's schema language has no CHECK.

ALTER TABLE "outgoing_mails"
    ADD CONSTRAINT "outgoing_mails_recipient_check" CHECK (char_length("recipient") <= 254 AND "recipient" LIKE '%_@_%'),
    ADD CONSTRAINT "outgoing_mails_state_check" CHECK ("state" IN ('queued', 'sent', 'failed')),
    ADD CONSTRAINT "outgoing_mails_attempts_check" CHECK ("attempts" >= 0),
    -- A delivered mail has its moment, and nothing else has one.
    ADD CONSTRAINT "outgoing_mails_sent_at_check" CHECK (("state" = 'sent') = ("sent_at" IS NOT NULL));

ALTER TABLE "used_bot_checks"
    ADD CONSTRAINT "used_bot_checks_token_hash_check" CHECK ("token_hash" ~ '^[0-9a-f]{64}$');
