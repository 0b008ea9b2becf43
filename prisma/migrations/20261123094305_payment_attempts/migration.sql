-- AlterTable
ALTER TABLE "maintenance_orders" ADD COLUMN     "capture_status" TEXT,
ADD COLUMN     "declined_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "payment_attempts" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "key_number" INTEGER NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'requested',
    "key_used" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "payment_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "payment_attempts_order_id_idx" ON "payment_attempts"("order_id");

-- AddForeignKey
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "maintenance_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "payment_attempts"
    ADD CONSTRAINT "payment_attempts_state_check" CHECK ("state" IN ('requested', 'refused', 'over')),
    ADD CONSTRAINT "payment_attempts_key_number_check" CHECK ("key_number" >= 1);

CREATE TRIGGER "payment_attempts_kept"
    BEFORE DELETE OR TRUNCATE ON "payment_attempts"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- Only money that moved, or that PayPal holds, keeps an order from being replaced or ended.
ALTER TABLE "maintenance_orders"
    ADD CONSTRAINT "maintenance_orders_capture_status_check"
        CHECK ("capture_status" IN ('PENDING', 'COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'));
