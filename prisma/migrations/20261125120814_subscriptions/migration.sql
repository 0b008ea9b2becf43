-- AlterTable
ALTER TABLE "maintenance_orders" ADD COLUMN     "by_link" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "may_vault" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "period" INTEGER,
ADD COLUMN     "subscription_id" UUID;

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" UUID NOT NULL,
    "customer_name" TEXT NOT NULL,
    "customer_email" TEXT NOT NULL,
    "website" TEXT,
    "package_type" TEXT NOT NULL,
    "package_price" DECIMAL(10,2) NOT NULL,
    "currency" TEXT NOT NULL,
    "demo" BOOLEAN NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'active',
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_periods" INTEGER NOT NULL DEFAULT 1,
    "vault_id" TEXT,
    "declines" INTEGER NOT NULL DEFAULT 0,
    "noticed_period" INTEGER NOT NULL DEFAULT 0,
    "next_package_type" TEXT,
    "ends_at" TIMESTAMPTZ(3),
    "acts_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "person" TEXT NOT NULL GENERATED ALWAYS AS (lower("customer_email")) STORED,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscription_events" (
    "id" UUID NOT NULL,
    "subscription_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" TEXT NOT NULL,
    "period" INTEGER,
    "detail" TEXT,

    CONSTRAINT "subscription_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "subscriptions_created_at_id_idx" ON "subscriptions"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "subscriptions_person_idx" ON "subscriptions"("person");

-- CreateIndex
CREATE INDEX "subscriptions_acts_at_idx" ON "subscriptions"("acts_at");

-- CreateIndex
CREATE INDEX "subscription_events_subscription_id_at_id_idx" ON "subscription_events"("subscription_id", "at", "id");

-- CreateIndex
CREATE INDEX "maintenance_orders_subscription_id_period_idx" ON "maintenance_orders"("subscription_id", "period");

-- AddForeignKey
ALTER TABLE "maintenance_orders" ADD CONSTRAINT "maintenance_orders_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is written by hand.

-- A month has one order that waits for money. One that failed may be followed by another.
CREATE UNIQUE INDEX "maintenance_orders_one_pending_per_period_key"
    ON "maintenance_orders" ("subscription_id", "period") WHERE "payment_status" = 'pending';

ALTER TABLE "maintenance_orders"
    ADD CONSTRAINT "maintenance_orders_period_check" CHECK (("subscription_id" IS NULL) = ("period" IS NULL) AND "period" >= 0);

ALTER TABLE "subscriptions"
    ADD CONSTRAINT "subscriptions_state_check" CHECK ("state" IN ('active', 'past-due', 'canceling', 'ended')),
    ADD CONSTRAINT "subscriptions_ends_at_check" CHECK ("state" NOT IN ('canceling', 'ended') OR "ends_at" IS NOT NULL),
    ADD CONSTRAINT "subscriptions_acts_at_check" CHECK ("state" <> 'ended' OR "acts_at" IS NULL),
    ADD CONSTRAINT "subscriptions_paid_periods_check" CHECK ("paid_periods" >= 1),
    ADD CONSTRAINT "subscriptions_declines_check" CHECK ("declines" BETWEEN 0 AND 100),
    ADD CONSTRAINT "subscriptions_package_price_check" CHECK ("package_price" > 0),
    ADD CONSTRAINT "subscriptions_currency_check" CHECK ("currency" ~ '^[A-Z]{3}$'),
    ADD CONSTRAINT "subscriptions_vault_id_check" CHECK (length("vault_id") BETWEEN 1 AND 255);

ALTER TABLE "subscription_events"
    ADD CONSTRAINT "subscription_events_kind_check" CHECK ("kind" IN (
        'began', 'noticed', 'ordered', 'linked', 'charged', 'declined', 'past-due', 'vaulted', 'unvaulted',
        'plan-changed', 'canceled', 'resumed', 'ended', 'refunded'
    )),
    ADD CONSTRAINT "subscription_events_detail_check" CHECK (length("detail") BETWEEN 1 AND 500);

-- Another month never takes the place of the one that an order pays for.
CREATE FUNCTION "guard_order_period"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF OLD."subscription_id" IS NOT NULL
        AND (NEW."subscription_id", NEW."period") IS DISTINCT FROM (OLD."subscription_id", OLD."period") THEN
        RAISE EXCEPTION 'maintenance_orders_period_fixed: the month that an order pays for never changes'
            USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER "maintenance_orders_period" BEFORE UPDATE ON "maintenance_orders"
    FOR EACH ROW EXECUTE FUNCTION "guard_order_period"();

-- Months are only added, one at a time.
CREATE FUNCTION "guard_subscription"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW."started_at" <> OLD."started_at" OR NEW."paid_periods" NOT IN (OLD."paid_periods", OLD."paid_periods" + 1)
        OR (OLD."state" = 'ended' AND NEW."state" <> 'ended') THEN
        RAISE EXCEPTION 'subscriptions_months: months are paid one after the other, and what ended stays ended'
            USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER "subscriptions_months" BEFORE UPDATE ON "subscriptions"
    FOR EACH ROW EXECUTE FUNCTION "guard_subscription"();

CALL "announce_changes"('subscriptions', 'PlanSubscription', ARRAY['acts_at', 'noticed_period']);
