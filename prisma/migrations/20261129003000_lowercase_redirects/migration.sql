-- Written by hand. Redirects are found by paths with lowercase escapes such as %d0 (`comparablePath`).
INSERT INTO "redirects" ("path", "post_id")
SELECT (
    SELECT string_agg(CASE WHEN "part"[1] ~ '^%..$' THEN lower("part"[1]) ELSE "part"[1] END, '' ORDER BY "place")
    FROM regexp_matches("path", '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') WITH ORDINALITY AS "parts" ("part", "place")
), "post_id"
FROM "redirects"
WHERE "path" ~ '%([A-F][0-9A-Fa-f]|[0-9a-f][A-F])'
ON CONFLICT ("path") DO NOTHING;

DELETE FROM "redirects" WHERE "path" ~ '%([A-F][0-9A-Fa-f]|[0-9a-f][A-F])';
