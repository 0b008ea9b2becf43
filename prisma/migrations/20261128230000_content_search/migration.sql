-- The search of the admin ignores case and accents (`fold`), so the searched texts must do so too.

-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN     "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
    "fold"("title" || E'\n' || "slug" || E'\n' || "author")
) STORED;

-- AlterTable
ALTER TABLE "case_studies" ADD COLUMN     "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
    "fold"("title" || E'\n' || "slug" || E'\n' || "client")
) STORED;
