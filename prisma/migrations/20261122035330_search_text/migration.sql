-- DropIndex
DROP INDEX "contact_submissions_company_idx";

-- DropIndex
DROP INDEX "contact_submissions_email_idx";

-- DropIndex
DROP INDEX "contact_submissions_message_idx";

-- DropIndex
DROP INDEX "contact_submissions_name_idx";

-- A text without case and accents, letter for letter as `fold` in `api/src/contract/text/search.ts` makes it; a test
-- compares them. Normalizing needs no extension, and unlike `unaccent` it is immutable, so that columns can be made by it.
CREATE FUNCTION "fold"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(replace(
    translate(
        lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]+', '', 'g')),
        'øØłŁđĐħĦŧŦıς‘’ʼ', 'oollddhhttiσ'''''''
    ),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');

-- AlterTable
ALTER TABLE "contact_submissions" ADD COLUMN     "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
    "fold"("name" || E'\n' || "email" || E'\n' || coalesce("company", '') || E'\n' || "service" || E'\n'
        || coalesce("budget", '') || E'\n' || "message")
) STORED;

-- AlterTable
ALTER TABLE "maintenance_orders" ADD COLUMN     "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
    "fold"("invoice_number" || E'\n' || "customer_name" || E'\n' || "customer_email" || E'\n' || "package_type" || E'\n'
        || coalesce("paypal_order_id", '') || E'\n' || coalesce("paypal_payment_id", ''))
) STORED;

-- CreateIndex
CREATE INDEX "contact_submissions_search_text_idx" ON "contact_submissions" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "contact_submissions_service_idx" ON "contact_submissions"("service");

-- CreateIndex
CREATE INDEX "contact_submissions_budget_idx" ON "contact_submissions"("budget");
