-- CreateTable
CREATE TABLE "portfolio_items" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "technology" TEXT NOT NULL,
    "image_url" TEXT NOT NULL,
    "case_study_url" TEXT,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "metric1_value" TEXT,
    "metric1_label" TEXT,
    "metric2_value" TEXT,
    "metric2_label" TEXT,
    "metric3_value" TEXT,
    "metric3_label" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "portfolio_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "blog_posts" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "image_url" TEXT NOT NULL,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "published" BOOLEAN NOT NULL DEFAULT false,
    "seo_title" TEXT,
    "seo_description" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blog_posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "username" TEXT NOT NULL,
    "email" TEXT,
    "password" TEXT NOT NULL,
    "role" TEXT NOT NULL DEFAULT 'admin',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_submissions" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "company" TEXT,
    "service" TEXT NOT NULL,
    "budget" TEXT,
    "message" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_submissions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "password_resets" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "password_resets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "maintenance_orders" (
    "id" UUID NOT NULL,
    "customer_name" TEXT NOT NULL,
    "customer_email" TEXT NOT NULL,
    "package_type" TEXT NOT NULL,
    "package_price" DECIMAL(10,2) NOT NULL,
    "paypal_order_id" TEXT,
    "paypal_payment_id" TEXT,
    "payment_status" TEXT NOT NULL DEFAULT 'pending',
    "order_status" TEXT NOT NULL DEFAULT 'pending',
    "invoice_number" TEXT NOT NULL,
    "start_date" TIMESTAMPTZ(3),
    "end_date" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "maintenance_orders_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "portfolio_items_featured_created_at_id_idx" ON "portfolio_items"("featured" DESC, "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "blog_posts_slug_key" ON "blog_posts"("slug");

-- CreateIndex
CREATE INDEX "blog_posts_published_created_at_id_idx" ON "blog_posts"("published", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions"("token_hash");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "contact_submissions_created_at_id_idx" ON "contact_submissions"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "password_resets_token_key" ON "password_resets"("token");

-- CreateIndex
CREATE INDEX "password_resets_user_id_idx" ON "password_resets"("user_id");

-- CreateIndex
CREATE INDEX "password_resets_expires_at_idx" ON "password_resets"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "maintenance_orders_paypal_order_id_key" ON "maintenance_orders"("paypal_order_id");

-- CreateIndex
CREATE UNIQUE INDEX "maintenance_orders_paypal_payment_id_key" ON "maintenance_orders"("paypal_payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "maintenance_orders_invoice_number_key" ON "maintenance_orders"("invoice_number");

-- CreateIndex
CREATE INDEX "maintenance_orders_created_at_id_idx" ON "maintenance_orders"("created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is written by hand: Prisma's schema language has no CHECK and no trigger.
-- Lengths are counted in characters and mirror api/src/contract.

ALTER TABLE "portfolio_items"
    ADD CONSTRAINT "portfolio_items_title_check" CHECK (char_length("title") BETWEEN 1 AND 200),
    ADD CONSTRAINT "portfolio_items_description_check" CHECK (char_length("description") BETWEEN 1 AND 5000),
    ADD CONSTRAINT "portfolio_items_technology_check" CHECK ("technology" IN ('WordPress', 'Shopify Plus', 'Laravel', 'React', 'Custom')),
    ADD CONSTRAINT "portfolio_items_image_url_check" CHECK (char_length("image_url") BETWEEN 1 AND 2048),
    ADD CONSTRAINT "portfolio_items_case_study_url_check" CHECK (char_length("case_study_url") BETWEEN 1 AND 2048),
    -- Each part is optional; a part that is there is neither blank nor a paragraph, spaces included.
    ADD CONSTRAINT "portfolio_items_metric_values_check" CHECK (
        trim("metric1_value") <> '' AND char_length("metric1_value") <= 40
        AND trim("metric2_value") <> '' AND char_length("metric2_value") <= 40
        AND trim("metric3_value") <> '' AND char_length("metric3_value") <= 40
    ),
    ADD CONSTRAINT "portfolio_items_metric_labels_check" CHECK (
        trim("metric1_label") <> '' AND char_length("metric1_label") <= 80
        AND trim("metric2_label") <> '' AND char_length("metric2_label") <= 80
        AND trim("metric3_label") <> '' AND char_length("metric3_label") <= 80
    );

ALTER TABLE "blog_posts"
    ADD CONSTRAINT "blog_posts_title_check" CHECK (char_length("title") BETWEEN 1 AND 200),
    ADD CONSTRAINT "blog_posts_slug_check" CHECK (char_length("slug") <= 200 AND "slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    ADD CONSTRAINT "blog_posts_author_check" CHECK (char_length("author") BETWEEN 2 AND 100),
    ADD CONSTRAINT "blog_posts_image_url_check" CHECK (char_length("image_url") BETWEEN 1 AND 2048),
    ADD CONSTRAINT "blog_posts_tags_check" CHECK ("tags" IS NOT NULL AND array_position("tags", NULL) IS NULL);

ALTER TABLE "users"
    ADD CONSTRAINT "users_username_check" CHECK (char_length("username") BETWEEN 3 AND 50),
    ADD CONSTRAINT "users_email_check" CHECK (char_length("email") <= 254 AND "email" LIKE '%_@_%'),
    ADD CONSTRAINT "users_role_check" CHECK ("role" IN ('admin'));

-- SHA-256 in hex: a token kept in the clear would not fit.
ALTER TABLE "sessions"
    ADD CONSTRAINT "sessions_token_hash_check" CHECK ("token_hash" ~ '^[0-9a-f]{64}$'),
    ADD CONSTRAINT "sessions_expires_at_check" CHECK ("expires_at" > "created_at");

ALTER TABLE "contact_submissions"
    ADD CONSTRAINT "contact_submissions_name_check" CHECK (char_length("name") BETWEEN 2 AND 100),
    ADD CONSTRAINT "contact_submissions_email_check" CHECK (char_length("email") <= 254 AND "email" LIKE '%_@_%'),
    ADD CONSTRAINT "contact_submissions_company_check" CHECK (char_length("company") <= 100),
    ADD CONSTRAINT "contact_submissions_service_check" CHECK (char_length("service") BETWEEN 1 AND 50),
    ADD CONSTRAINT "contact_submissions_budget_check" CHECK (char_length("budget") <= 50),
    ADD CONSTRAINT "contact_submissions_message_check" CHECK (char_length("message") BETWEEN 10 AND 5000);

ALTER TABLE "password_resets"
    ADD CONSTRAINT "password_resets_email_check" CHECK (char_length("email") <= 254 AND "email" LIKE '%_@_%'),
    ADD CONSTRAINT "password_resets_token_check" CHECK ("token" ~ '^[0-9a-f]{64}$'),
    ADD CONSTRAINT "password_resets_expires_at_check" CHECK ("expires_at" > "created_at");

ALTER TABLE "maintenance_orders"
    ADD CONSTRAINT "maintenance_orders_customer_name_check" CHECK (char_length("customer_name") BETWEEN 2 AND 100),
    ADD CONSTRAINT "maintenance_orders_customer_email_check" CHECK (char_length("customer_email") <= 254 AND "customer_email" LIKE '%_@_%'),
    ADD CONSTRAINT "maintenance_orders_package_type_check" CHECK ("package_type" IN ('maintain', 'protect', 'perform')),
    ADD CONSTRAINT "maintenance_orders_package_price_check" CHECK ("package_price" >= 0),
    ADD CONSTRAINT "maintenance_orders_invoice_number_check" CHECK (char_length("invoice_number") BETWEEN 1 AND 50),
    ADD CONSTRAINT "maintenance_orders_payment_status_check" CHECK ("payment_status" IN ('pending', 'paid', 'failed', 'refunded')),
    ADD CONSTRAINT "maintenance_orders_order_status_check" CHECK ("order_status" IN ('pending', 'active', 'cancelled')),
    ADD CONSTRAINT "maintenance_orders_dates_check" CHECK ("end_date" > "start_date");

-- Tells every process that holds pages in a cache that what the pages show has changed.
CREATE FUNCTION "notify_content_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('content_changed', TG_TABLE_NAME);
    RETURN NULL;
END;
$$;

CREATE TRIGGER "portfolio_items_content_changed"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "portfolio_items"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();

CREATE TRIGGER "blog_posts_content_changed"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog_posts"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();
