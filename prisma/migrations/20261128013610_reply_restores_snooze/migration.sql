-- AlterTable
ALTER TABLE "inquiry_messages" ADD COLUMN     "snoozed_at_before" TIMESTAMPTZ(3),
ADD COLUMN     "wakes_at_before" TIMESTAMPTZ(3);
