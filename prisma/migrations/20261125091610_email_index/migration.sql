-- DropIndex
DROP INDEX "contact_submissions_email_idx";
