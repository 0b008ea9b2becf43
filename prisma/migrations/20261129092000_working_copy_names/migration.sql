-- Written by hand. A package has a name instead of a title. Postgres 15 cannot change the expression of a column.
ALTER TABLE "working_copies" DROP COLUMN "title";
ALTER TABLE "working_copies" ADD COLUMN "title" TEXT NOT NULL
    GENERATED ALWAYS AS (left(coalesce("values" ->> 'title', "values" ->> 'name', ''), 200)) STORED;
