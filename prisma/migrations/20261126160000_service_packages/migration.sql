-- CreateTable
CREATE TABLE "service_packages" (
    "id" UUID NOT NULL,
    "service" TEXT NOT NULL,
    "package_type" TEXT,
    "name" TEXT NOT NULL,
    "audience" TEXT NOT NULL,
    "price" DECIMAL(10,2),
    "is_minimum" BOOLEAN NOT NULL DEFAULT false,
    "is_monthly" BOOLEAN NOT NULL DEFAULT false,
    "popular" BOOLEAN NOT NULL DEFAULT false,
    "features" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "service_packages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "service_packages_package_type_key" ON "service_packages"("package_type");

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN "next_package_price" DECIMAL(10,2);

-- What follows is written by hand.

-- A maintenance plan is sold online, so it has one price a month. Its type names it in orders.
ALTER TABLE "service_packages" ADD CONSTRAINT "service_packages_plan_check" CHECK (
    ("service" = 'wordpress-maintenance') = ("package_type" IS NOT NULL)
    AND ("package_type" IS NULL OR ("price" IS NOT NULL AND "is_monthly" AND NOT "is_minimum"))
);
ALTER TABLE "service_packages" ADD CONSTRAINT "service_packages_price_check" CHECK ("price" > 0);

-- The packages and prices that a new installation begins with.
INSERT INTO "service_packages"
    ("service", "package_type", "name", "audience", "price", "is_minimum", "is_monthly", "popular", "features", "id")
SELECT *, gen_random_uuid() FROM (VALUES
    ('wordpress-maintenance', 'maintain', 'Maintain', 'For a site that changes little and must never be down: kept current, watched and backed up.', 79, false, true, false,
     E'Weekly WP updates\n24/7 emergency support\n24/7 uptime monitoring\nGoogle Analytics integration\nCloud backups 4x daily'),
    ('wordpress-maintenance', 'protect', 'Protect', 'For a site that changes every week: we make the edits for you and keep attackers out.', 149, false, true, true,
     E'24/7 unlimited website edits\nSecurity optimization'),
    ('wordpress-maintenance', 'perform', 'Perform', 'For a shop or a busy site where every second counts: tuned for speed, cleaned and cared for in full.', 299, false, true, false,
     E'Speed optimization\nE-commerce plugin management\nMobile optimization\nImage optimization\nComplete malware removal'),
    ('wordpress', NULL, 'Starter', 'For a small company that needs a clear, correct site and will change it a few times a month.', 2500, false, false, false,
     E'Up to 6 pages from 3 page designs\nOur base theme, set in your colors and type\nContact form, map, Google Analytics\nOne round of changes\nOne hour of training, recorded\nLaunch in about 3 weeks\nDefects fixed free for 30 days'),
    ('wordpress', NULL, 'Professional', 'For a company whose site brings in leads, and where two or three people publish.', 5000, false, false, true,
     E'Up to 15 pages from 6 page designs\nA theme of your own, drawn before it is built\n10 blocks for your editors\nMove of up to 100 posts, old addresses redirected\nTwo rounds of changes\nTwo training sessions and a handbook\nLaunch in about 6 weeks\nDefects fixed free for 60 days'),
    ('wordpress', NULL, 'Enterprise', 'For several languages, several sites, members’ areas, or a connection to systems behind the site.', 10000, true, false, false,
     E'Page designs and blocks counted in the proposal\nMultisite, languages or member login\nOne connection to a CRM or booking system\nRoles and an approval step for editors\nA staging site that stays after launch\nAccessibility test by hand, with a report\nFrom 10 weeks, delivered in stages\nDefects fixed free for 90 days'),
    ('shopify', NULL, 'Standard Store', 'For a first shop, or a small one that has outgrown its template. Runs on any Shopify plan.', 3500, false, false, false,
     E'A Shopify theme, set in your type and colors\nUp to 100 products imported\nShipping, sales tax and payment set up\nUp to 4 apps installed and tested\nOne round of changes\nTwo hours of training, recorded\nOpens in about 4 weeks\nDefects fixed free for 30 days'),
    ('shopify', NULL, 'Shopify Plus', 'For a growing brand on Plus, or one that has done the sum and is moving to it.', 8000, false, false, true,
     E'A theme of your own, 8 page designs\nUp to 2,000 products, customers and past orders moved\nTwo checkout changes\nOne connection: warehouse, accounts or CRM\nWholesale accounts with price lists\nTwo rounds of changes\nOpens in about 8 weeks\nDefects fixed free for 60 days'),
    ('shopify', NULL, 'Enterprise', 'For several shops, several warehouses, or prices and rules that no app covers.', 15000, true, false, false,
     E'Page designs and import counted in the proposal\nUp to three shops on one theme\nCustom app for rules that are yours alone\nConnections with nightly comparison and alarms\nRehearsal of the move with a full copy of your data\nFrom 12 weeks, delivered in stages\nSomeone on call through launch week\nDefects fixed free for 90 days'),
    ('email-dns', NULL, 'Starter', 'For an office with one domain and a handful of people.', 29, false, true, false,
     E'5 email accounts\n1 domain, DNS managed\n10 GB for each account\nSPF, DKIM and DMARC set up\nSpam and virus filter\nHelp by email on working days'),
    ('email-dns', NULL, 'Professional', 'For a company that sends invoices and newsletters and has people joining and leaving.', 79, false, true, true,
     E'25 email accounts\nUp to 3 domains, DNS managed\n25 GB for each account\nShared mailboxes and calendars\nDMARC enforced in stages, reports read weekly\nOld mail moved\nHelp by email and phone on working days'),
    ('email-dns', NULL, 'Enterprise', 'For several companies or brands, rules on keeping mail, or a mail system you already run.', NULL, false, false, false,
     E'Accounts and domains as you need\nMicrosoft 365 or Google Workspace managed\nArchiving and retention rules\nCentral sign-in for staff\nA named contact and agreed response times\nA yearly review of every record')
) AS first_packages;

-- A change of plan that was agreed before costs what the plan costs now.
UPDATE "subscriptions" SET "next_package_price" = "service_packages"."price"
FROM "service_packages" WHERE "service_packages"."package_type" = "subscriptions"."next_package_type";
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_next_package_check"
    CHECK (("next_package_type" IS NULL) = ("next_package_price" IS NULL));

CREATE TRIGGER "service_packages_version"
    BEFORE UPDATE ON "service_packages"
    FOR EACH ROW EXECUTE FUNCTION "count_version"();

CREATE TRIGGER "service_packages_content_changed"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "service_packages"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();

CREATE TRIGGER "service_packages_forget_writing"
    AFTER DELETE ON "service_packages"
    FOR EACH ROW EXECUTE FUNCTION "forget_writing"();

CALL "announce_changes"('service_packages', 'ServicePackage');
