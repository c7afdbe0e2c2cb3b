-- People who were renamed while slugs stayed for good get the slug of their name, by the rule of slugs.store.ts, and the former one
-- leads on. The collation keeps small letters apart from the language of the database.
DO $$
DECLARE
	renamed record;
	chosen text;
	number integer;
BEGIN
	FOR renamed IN
		SELECT "id", "slug", "form" FROM (
			SELECT "id", "slug", regexp_replace(lower("full_name" COLLATE "C"), '[^a-z]+', '-', 'g') AS "form" FROM "users"
		) AS "named"
		WHERE regexp_replace("slug", '-[0-9]+$', '') <> "form"
		ORDER BY "id"
	LOOP
		chosen := renamed."form";
		number := 2;
		WHILE EXISTS (SELECT FROM "users" WHERE "slug" = chosen) LOOP
			chosen := renamed."form" || '-' || number;
			number := number + 1;
		END LOOP;
		INSERT INTO "former_slugs" ("slug", "user_id") VALUES (renamed."slug", renamed."id")
			ON CONFLICT ("slug") DO UPDATE SET "user_id" = excluded."user_id";
		DELETE FROM "former_slugs" WHERE "slug" = chosen;
		UPDATE "users" SET "slug" = chosen WHERE "id" = renamed."id";
	END LOOP;
END $$;
