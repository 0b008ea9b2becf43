-- AlterTable
ALTER TABLE "contact_submissions" ADD COLUMN     "mail_held" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "spam_reasons" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE INDEX "contact_submissions_email_idx" ON "contact_submissions"("email");

-- CreateIndex
CREATE INDEX "contact_submissions_message_idx" ON "contact_submissions" USING HASH ("message");
