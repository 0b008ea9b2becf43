-- An order names the site that it is for, if its buyer did. The search finds it, too.
ALTER TABLE "maintenance_orders" ADD COLUMN     "website" TEXT,
    ADD CONSTRAINT "maintenance_orders_website_check" CHECK (char_length("website") <= 2048 AND "website" ~* '^https?://');

ALTER TABLE "maintenance_orders" DROP COLUMN "search_text";
ALTER TABLE "maintenance_orders" ADD COLUMN     "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
    "fold"("invoice_number" || E'\n' || "customer_name" || E'\n' || "customer_email" || E'\n' || "package_type" || E'\n'
        || coalesce("paypal_order_id", '') || E'\n' || coalesce("paypal_payment_id", '') || E'\n' || coalesce("website", ''))
) STORED;

-- As before, with the website among what never changes.
CREATE OR REPLACE FUNCTION "guard_maintenance_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (NEW."id", NEW."invoice_number", NEW."package_type", NEW."package_price", NEW."currency",
        NEW."customer_name", NEW."customer_email", NEW."website", NEW."buyer_hash", NEW."demo", NEW."created_at")
        IS DISTINCT FROM
       (OLD."id", OLD."invoice_number", OLD."package_type", OLD."package_price", OLD."currency",
        OLD."customer_name", OLD."customer_email", OLD."website", OLD."buyer_hash", OLD."demo", OLD."created_at") THEN
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
