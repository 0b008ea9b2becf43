-- DropIndex
DROP INDEX "contact_submissions_read_at_idx";

-- CreateIndex
CREATE INDEX "contact_submissions_read_at_trashed_at_state_id_idx" ON "contact_submissions"("read_at", "trashed_at", "state", "id");
