-- CreateIndex
CREATE INDEX "contact_submissions_last_message_at_id_idx" ON "contact_submissions"("last_message_at", "id");
