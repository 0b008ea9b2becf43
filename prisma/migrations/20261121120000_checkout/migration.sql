-- AlterTable
ALTER TABLE "maintenance_orders" ADD COLUMN     "attention" TEXT,
ADD COLUMN     "buyer_hash" TEXT NOT NULL,
ADD COLUMN     "checks" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "currency" TEXT NOT NULL DEFAULT 'USD',
ADD COLUMN     "demo" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "next_check_at" TIMESTAMPTZ(3),
ADD COLUMN     "payee_id" TEXT;

-- CreateTable
CREATE TABLE "payment_events" (
    "id" UUID NOT NULL,
    "order_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" TEXT NOT NULL,
    "request_id" TEXT,
    "paypal_order_id" TEXT,
    "capture_id" TEXT,
    "amount" DECIMAL(10,2),
    "currency" TEXT,
    "status" TEXT,
    "detail" JSONB,
    "webhook_id" TEXT,

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoice_sequences" (
    "year" INTEGER NOT NULL,
    "last_number" INTEGER NOT NULL,

    CONSTRAINT "invoice_sequences_pkey" PRIMARY KEY ("year")
);

-- CreateIndex
CREATE UNIQUE INDEX "payment_events_webhook_id_key" ON "payment_events"("webhook_id");

-- CreateIndex
CREATE INDEX "payment_events_order_id_at_id_idx" ON "payment_events"("order_id", "at", "id");

-- CreateIndex
CREATE INDEX "maintenance_orders_buyer_hash_created_at_idx" ON "maintenance_orders"("buyer_hash", "created_at" DESC);

-- CreateIndex
CREATE INDEX "maintenance_orders_next_check_at_idx" ON "maintenance_orders"("next_check_at");

-- AddForeignKey
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "maintenance_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What follows is written by hand: Prisma's schema language has no CHECK, no trigger and no index on a part of the rows.
-- The states and their diagram stand in api/src/checkout/order-state.ts.

ALTER TABLE "maintenance_orders"
    DROP CONSTRAINT "maintenance_orders_payment_status_check",
    DROP CONSTRAINT "maintenance_orders_order_status_check",
    ADD CONSTRAINT "maintenance_orders_status_check" CHECK (("payment_status", "order_status") IN (
        ('pending', 'pending'),
        ('paid', 'active'),
        ('review', 'pending'),
        ('failed', 'cancelled'),
        ('refunded', 'cancelled')
    )),
    -- Who owes nothing has no payment, and a payment belongs to an order of PayPal's.
    ADD CONSTRAINT "maintenance_orders_payment_check" CHECK (
        ("payment_status" IN ('pending', 'failed')) = ("paypal_payment_id" IS NULL)
        AND ("paypal_payment_id" IS NULL OR "paypal_order_id" IS NOT NULL)
    ),
    -- What is paid has its first month; what was never paid has none.
    ADD CONSTRAINT "maintenance_orders_month_check" CHECK (
        ("start_date" IS NULL) = ("end_date" IS NULL)
        AND CASE "payment_status"
            WHEN 'paid' THEN "start_date" IS NOT NULL
            WHEN 'refunded' THEN TRUE
            ELSE "start_date" IS NULL
        END
    ),
    ADD CONSTRAINT "maintenance_orders_attention_check" CHECK (
        ("payment_status" <> 'review' OR "attention" IS NOT NULL) AND trim("attention") <> ''
    ),
    ADD CONSTRAINT "maintenance_orders_next_check_at_check" CHECK ("payment_status" = 'pending' OR "next_check_at" IS NULL),
    ADD CONSTRAINT "maintenance_orders_checks_check" CHECK ("checks" >= 0),
    ADD CONSTRAINT "maintenance_orders_currency_check" CHECK ("currency" ~ '^[A-Z]{3}$'),
    -- SHA-256 in hex: a token kept in the clear would not fit.
    ADD CONSTRAINT "maintenance_orders_buyer_hash_check" CHECK ("buyer_hash" ~ '^[0-9a-f]{64}$');

-- A buyer has one order that waits for money: two that are placed at once cannot both be paid.
CREATE UNIQUE INDEX "maintenance_orders_one_pending_key" ON "maintenance_orders" ("buyer_hash") WHERE "payment_status" = 'pending';

-- What the admin is told to look at is counted on every page, and is nearly always none.
CREATE INDEX "maintenance_orders_attention_idx" ON "maintenance_orders" ("created_at" DESC, "id" DESC) WHERE "attention" IS NOT NULL;

CREATE FUNCTION "guard_maintenance_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (NEW."id", NEW."invoice_number", NEW."package_type", NEW."package_price", NEW."currency",
        NEW."customer_name", NEW."customer_email", NEW."buyer_hash", NEW."demo", NEW."created_at")
        IS DISTINCT FROM
       (OLD."id", OLD."invoice_number", OLD."package_type", OLD."package_price", OLD."currency",
        OLD."customer_name", OLD."customer_email", OLD."buyer_hash", OLD."demo", OLD."created_at") THEN
        RAISE EXCEPTION 'maintenance_orders_fixed: what was ordered, by whom and for how much never changes'
            USING ERRCODE = 'check_violation';
    END IF;
    IF (OLD."paypal_order_id" IS NOT NULL AND NEW."paypal_order_id" IS DISTINCT FROM OLD."paypal_order_id")
        OR (OLD."paypal_payment_id" IS NOT NULL AND NEW."paypal_payment_id" IS DISTINCT FROM OLD."paypal_payment_id")
        OR (OLD."payee_id" IS NOT NULL AND NEW."payee_id" IS DISTINCT FROM OLD."payee_id")
        OR (OLD."start_date" IS NOT NULL
            AND (NEW."start_date", NEW."end_date") IS DISTINCT FROM (OLD."start_date", OLD."end_date")) THEN
        RAISE EXCEPTION 'maintenance_orders_written_once: PayPal''s ids, the payee and the paid month are written once'
            USING ERRCODE = 'check_violation';
    END IF;
    IF NEW."payment_status" <> OLD."payment_status" AND (OLD."payment_status", NEW."payment_status") NOT IN (
        ('pending', 'paid'),
        ('pending', 'review'),
        ('pending', 'failed'),
        ('failed', 'paid'),
        ('failed', 'review'),
        ('paid', 'refunded'),
        ('review', 'refunded')
    ) THEN
        RAISE EXCEPTION 'maintenance_orders_transition: % does not become %', OLD."payment_status", NEW."payment_status"
            USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
END;
$$;

CREATE TRIGGER "maintenance_orders_guard"
    BEFORE UPDATE ON "maintenance_orders"
    FOR EACH ROW EXECUTE FUNCTION "guard_maintenance_order"();

CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '%_kept: % is refused, these rows are kept as they are', TG_TABLE_NAME, TG_OP
        USING ERRCODE = 'check_violation';
END;
$$;

CREATE TRIGGER "maintenance_orders_kept"
    BEFORE DELETE OR TRUNCATE ON "maintenance_orders"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

CREATE TRIGGER "payment_events_kept"
    BEFORE UPDATE OR DELETE OR TRUNCATE ON "payment_events"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

ALTER TABLE "payment_events"
    ADD CONSTRAINT "payment_events_kind_check" CHECK ("kind" IN (
        'placed', 'replaced', 'expired',
        'create-requested', 'create-answered', 'capture-requested', 'capture-answered', 'lookup-answered', 'call-failed',
        'webhook-received', 'browser-reported',
        'settled', 'settled-late', 'review', 'acknowledged', 'denied', 'refunded'
    )),
    -- An amount without its currency is none.
    ADD CONSTRAINT "payment_events_amount_check" CHECK (("amount" IS NULL) = ("currency" IS NULL) AND "amount" >= 0),
    -- What says that money moved says how much, and by which capture.
    ADD CONSTRAINT "payment_events_money_check" CHECK (
        "kind" NOT IN ('settled', 'settled-late', 'refunded')
        OR ("order_id" IS NOT NULL AND "capture_id" IS NOT NULL AND "amount" IS NOT NULL)
    ),
    ADD CONSTRAINT "payment_events_webhook_id_check" CHECK (("kind" = 'webhook-received') = ("webhook_id" IS NOT NULL));

-- An order is placed, settled and refunded once, so that its ledger adds up.
CREATE UNIQUE INDEX "payment_events_placed_once_key" ON "payment_events" ("order_id") WHERE "kind" = 'placed';
CREATE UNIQUE INDEX "payment_events_settled_once_key" ON "payment_events" ("order_id") WHERE "kind" IN ('settled', 'settled-late');
CREATE UNIQUE INDEX "payment_events_refunded_once_key" ON "payment_events" ("order_id") WHERE "kind" = 'refunded';

ALTER TABLE "invoice_sequences"
    ADD CONSTRAINT "invoice_sequences_year_check" CHECK ("year" BETWEEN 2020 AND 9999),
    ADD CONSTRAINT "invoice_sequences_last_number_check" CHECK ("last_number" BETWEEN 1 AND 99999999);

-- Numbers only grow, one at a time.
CREATE FUNCTION "guard_invoice_sequence"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW."year" <> OLD."year" OR NEW."last_number" <> OLD."last_number" + 1 THEN
        RAISE EXCEPTION 'invoice_sequences_step: the next invoice after % is not %', OLD."last_number", NEW."last_number"
            USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
END;
$$;

CREATE TRIGGER "invoice_sequences_guard"
    BEFORE UPDATE ON "invoice_sequences"
    FOR EACH ROW EXECUTE FUNCTION "guard_invoice_sequence"();

CREATE TRIGGER "invoice_sequences_kept"
    BEFORE DELETE OR TRUNCATE ON "invoice_sequences"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
