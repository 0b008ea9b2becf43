-- AlterTable
ALTER TABLE "inquiry_messages" ADD COLUMN     "state_before" TEXT;
