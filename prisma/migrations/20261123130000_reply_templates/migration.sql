-- Texts that the admin begins replies with. Lengths as in the contract; positions as the form takes them.
CREATE TABLE "reply_templates" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL CHECK (char_length("name") BETWEEN 1 AND 100),
    "text" TEXT NOT NULL CHECK (char_length("text") BETWEEN 1 AND 5000),
    "position" INTEGER NOT NULL DEFAULT 0 CHECK ("position" BETWEEN 0 AND 999),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "reply_templates_pkey" PRIMARY KEY ("id")
);

CREATE TRIGGER "reply_templates_version"
    BEFORE UPDATE ON "reply_templates"
    FOR EACH ROW EXECUTE FUNCTION "count_version"();

CALL "announce_changes"('reply_templates', 'ReplyTemplate');
