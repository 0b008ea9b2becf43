-- A person is an email address, in any case. The forms take ASCII addresses alone, so every locale lowers them alike.
-- AlterTable
ALTER TABLE "contact_submissions" ADD COLUMN     "person" TEXT NOT NULL GENERATED ALWAYS AS (lower("email")) STORED;

-- AlterTable
ALTER TABLE "maintenance_orders" ADD COLUMN     "person" TEXT NOT NULL GENERATED ALWAYS AS (lower("customer_email")) STORED;

-- CreateIndex
CREATE INDEX "contact_submissions_person_created_at_id_idx" ON "contact_submissions"("person", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "maintenance_orders_person_created_at_id_idx" ON "maintenance_orders"("person", "created_at" DESC, "id" DESC);

-- The index of people does its work.
DROP INDEX "contact_submissions_address_idx";
