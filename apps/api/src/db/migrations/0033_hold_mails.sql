ALTER TABLE "mails" DROP CONSTRAINT "mails_state_check";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_message_id_check" CHECK (char_length("mails"."message_id") <= 320);--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_state_check" CHECK ("mails"."state" in ('waiting', 'held', 'sent', 'failed', 'expired'));