CREATE TABLE "known_addresses" (
	"user_id" integer NOT NULL,
	"address" "inet" NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_addresses_user_id_address_pk" PRIMARY KEY("user_id","address")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "login_failures_email_idx";--> statement-breakpoint
-- Failures count for an hour at most, and old addresses may be any text.
DELETE FROM "login_failures";--> statement-breakpoint
ALTER TABLE "login_failures" ALTER COLUMN "address" SET DATA TYPE inet USING "address"::inet;--> statement-breakpoint
ALTER TABLE "login_failures" ADD COLUMN "by_stranger" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_addresses_signed_in_at_idx" ON "known_addresses" USING btree ("signed_in_at");--> statement-breakpoint
CREATE INDEX "login_failures_pair_idx" ON "login_failures" USING btree ("email","address","failed_at");--> statement-breakpoint
CREATE INDEX "login_failures_strangers_idx" ON "login_failures" USING btree ("email","failed_at") WHERE by_stranger;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_email_check" CHECK (char_length("candidates"."email") <= 254);--> statement-breakpoint
ALTER TABLE "login_failures" ADD CONSTRAINT "login_failures_email_check" CHECK (char_length("login_failures"."email") <= 254);