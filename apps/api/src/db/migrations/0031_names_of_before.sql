CREATE TABLE "former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_slugs_user_idx" ON "former_slugs" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_person_idx" ON "notifications" USING btree ("person_id");--> statement-breakpoint
-- The one person of that name; where there is none or more than one, the name stays as it was written.
UPDATE "notifications" SET "person_id" = "named"."id", "facts" = jsonb_set("facts", '{person}', 'null')
	FROM (
		SELECT min("id") AS "id", "full_name" FROM "users" GROUP BY "full_name" HAVING count(*) = 1
	) AS "named"
	WHERE "notifications"."facts" ->> 'person' = "named"."full_name";
