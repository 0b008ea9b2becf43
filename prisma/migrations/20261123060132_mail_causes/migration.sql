-- AlterTable
ALTER TABLE "outgoing_mails" ADD COLUMN     "cause" TEXT;
