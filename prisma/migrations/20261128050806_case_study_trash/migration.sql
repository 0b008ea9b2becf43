-- AlterTable
ALTER TABLE "case_studies" ADD COLUMN     "trashed_at" TIMESTAMPTZ(3);
