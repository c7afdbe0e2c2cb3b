DROP INDEX "candidates_phone_key_idx";--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "phone_keys" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
-- A field with two phones has one key of all its digits here, until the candidate's phone is saved again.
UPDATE "candidates" SET "phone_keys" = array["phone_key"] WHERE "phone_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "candidates_phone_keys_idx" ON "candidates" USING gin ("phone_keys");--> statement-breakpoint
ALTER TABLE "candidates" DROP COLUMN "phone_key";