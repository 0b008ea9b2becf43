-- An item's metrics are a list of any length: [{ "value": "+38%", "label": "sales" }], each part null when it is empty.
ALTER TABLE "portfolio_items" ADD COLUMN     "metrics" JSONB NOT NULL DEFAULT '[]';

-- Items keep their versions. Empty metrics at the end of the list are left out.
ALTER TABLE "portfolio_items" DISABLE TRIGGER USER;
UPDATE "portfolio_items" SET "metrics" = (
    SELECT coalesce(jsonb_agg(jsonb_build_object('value', "value", 'label', "label") ORDER BY "place"), '[]')
    FROM (VALUES (1, "metric1_value", "metric1_label"), (2, "metric2_value", "metric2_label"), (3, "metric3_value", "metric3_label"))
        AS "metric" ("place", "value", "label")
    WHERE "place" <= CASE
        WHEN coalesce("metric3_value", "metric3_label") IS NOT NULL THEN 3
        WHEN coalesce("metric2_value", "metric2_label") IS NOT NULL THEN 2
        WHEN coalesce("metric1_value", "metric1_label") IS NOT NULL THEN 1
        ELSE 0
    END
);
ALTER TABLE "portfolio_items" ENABLE TRIGGER USER;

-- The checks of these columns go with them.
ALTER TABLE "portfolio_items"
    DROP COLUMN "metric1_value",
    DROP COLUMN "metric1_label",
    DROP COLUMN "metric2_value",
    DROP COLUMN "metric2_label",
    DROP COLUMN "metric3_value",
    DROP COLUMN "metric3_label";

-- A part that is there is neither blank nor a paragraph, spaces included.
ALTER TABLE "portfolio_items"
    ADD CONSTRAINT "portfolio_items_metrics_check" CHECK (
        CASE WHEN jsonb_typeof("metrics") = 'array' THEN jsonb_array_length("metrics") <= 12 ELSE false END
        AND NOT jsonb_path_exists("metrics", 'strict $[*] ? (@.type() != "object")')
    ),
    ADD CONSTRAINT "portfolio_items_metric_parts_check" CHECK (
        NOT jsonb_path_exists("metrics", '$[*].value ? (@ != null && !(@ like_regex "^(?=.*\\S).{1,40}$"))')
        AND NOT jsonb_path_exists("metrics", '$[*].label ? (@ != null && !(@ like_regex "^(?=.*\\S).{1,80}$"))')
    );
