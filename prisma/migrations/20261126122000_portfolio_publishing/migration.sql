-- An item that was there before is public, as it was.
ALTER TABLE "portfolio_items" ADD COLUMN     "draft" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "publish_at" TIMESTAMPTZ(3);
