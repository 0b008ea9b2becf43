-- A case study's page is checked before it is published, as a post's is, and the check goes with it.
CREATE TRIGGER "case_studies_forget_page_checks"
    AFTER DELETE ON "case_studies"
    FOR EACH ROW EXECUTE FUNCTION "forget_page_checks"();
