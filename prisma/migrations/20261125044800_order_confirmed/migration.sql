-- When the mail server took the confirmation with its invoice.
ALTER TABLE "maintenance_orders" ADD COLUMN "confirmed_at" TIMESTAMPTZ(3);

-- It was queued in the transaction that began the paid month.
UPDATE "maintenance_orders" AS "order" SET "confirmed_at" = "mail"."sent_at"
FROM "outgoing_mails" AS "mail"
WHERE "mail"."kind" = 'order-confirmation' AND "mail"."state" = 'sent' AND "mail"."recipient" = "order"."customer_email"
    AND "mail"."created_at" BETWEEN "order"."start_date" - INTERVAL '1 minute' AND "order"."start_date" + INTERVAL '1 minute';
