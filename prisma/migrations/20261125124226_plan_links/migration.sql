-- CreateTable
CREATE TABLE "plan_links" (
    "id" UUID NOT NULL,
    "person" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "plan_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "plan_links_token_key" ON "plan_links"("token");

-- CreateIndex
CREATE INDEX "plan_links_expires_at_idx" ON "plan_links"("expires_at");
