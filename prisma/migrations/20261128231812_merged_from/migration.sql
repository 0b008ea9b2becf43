-- AlterTable
ALTER TABLE "inquiry_messages" ADD COLUMN     "merged_from" UUID;

-- CreateIndex
CREATE INDEX "inquiry_messages_merged_from_idx" ON "inquiry_messages"("merged_from");
