-- An order that a person must check "needs review" everywhere; the kind of the mail about it follows.
UPDATE "outgoing_mails" SET "kind" = 'order-needs-review' WHERE "kind" = 'order-attention';
