-- AlterTable
ALTER TABLE "subscription_events" ADD COLUMN     "by" TEXT;

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "reported_at" TIMESTAMPTZ(3),
ADD COLUMN     "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
    "fold"("customer_name" || E'\n' || "customer_email" || E'\n' || "package_type" || E'\n' || coalesce("website", ''))
) STORED;

-- CreateIndex
CREATE INDEX "subscriptions_search_text_idx" ON "subscriptions" USING GIN ("search_text" gin_trgm_ops);

-- What follows is written by hand.

-- Notes are longer than other details.
ALTER TABLE "subscription_events"
    DROP CONSTRAINT "subscription_events_kind_check",
    DROP CONSTRAINT "subscription_events_detail_check",
    ADD CONSTRAINT "subscription_events_kind_check" CHECK ("kind" IN (
        'began', 'noticed', 'ordered', 'linked', 'charged', 'declined', 'past-due', 'vaulted', 'unvaulted',
        'plan-changed', 'canceled', 'resumed', 'ended', 'refunded', 'note', 'report-sent'
    )),
    ADD CONSTRAINT "subscription_events_detail_check"
        CHECK (length("detail") BETWEEN 1 AND CASE WHEN "kind" = 'note' THEN 2000 ELSE 500 END),
    ADD CONSTRAINT "subscription_events_by_check" CHECK (length("by") BETWEEN 1 AND 200);
