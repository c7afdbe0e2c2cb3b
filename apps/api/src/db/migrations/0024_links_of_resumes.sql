CREATE TABLE "ended_resume_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"resume_id" integer NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "link_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "link_ends_on" date;--> statement-breakpoint
ALTER TABLE "ended_resume_slugs" ADD CONSTRAINT "ended_resume_slugs_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ended_resume_slugs_resume_idx" ON "ended_resume_slugs" USING btree ("resume_id");--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_label_check" CHECK (btrim("resumes"."label") <> '' and char_length("resumes"."label") <= 60);--> statement-breakpoint
UPDATE "resumes" SET "link_on" = false FROM "users" WHERE "users"."id" = "resumes"."user_id" AND NOT "users"."active";
