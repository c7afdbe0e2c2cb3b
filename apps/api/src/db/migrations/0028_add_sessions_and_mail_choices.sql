CREATE TABLE "mail_preferences" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"request_created" boolean NOT NULL,
	"request_decided" boolean NOT NULL,
	"contract_changed" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_check";--> statement-breakpoint
-- Notifications of before were told in the portal alone.
ALTER TABLE "notifications" ADD COLUMN "mail_pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "mail_pending" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" "inet";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "sessions" SET "proven_at" = "created_at";--> statement-breakpoint
ALTER TABLE "mail_preferences" ADD CONSTRAINT "mail_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_mail_idx" ON "notifications" USING btree ("user_id") WHERE "notifications"."mail_pending";--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_check" CHECK ("mails"."kind" in ('invitation', 'password_reset', 'password_changed', 'new_browser', 'notifications', 'test'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_browser_check" CHECK (char_length("sessions"."browser") <= 100);