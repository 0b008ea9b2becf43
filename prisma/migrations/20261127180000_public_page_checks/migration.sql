-- A page has two checks: of what is public, and of what is not saved or not public yet. One does not replace the other.
ALTER TABLE "page_checks" DROP CONSTRAINT "page_checks_pkey",
    ADD CONSTRAINT "page_checks_pkey" PRIMARY KEY ("page", "is_public");
