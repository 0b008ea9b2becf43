-- A file for the next reply belongs to its inquiry until that reply is sent.
ALTER TABLE "message_files"
    ALTER COLUMN "message_id" DROP NOT NULL,
    ADD COLUMN "inquiry_id" UUID,
    ADD CONSTRAINT "message_files_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "contact_submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CHECK (num_nonnulls("message_id", "inquiry_id") = 1);
CREATE INDEX "message_files_inquiry_id_idx" ON "message_files"("inquiry_id");
