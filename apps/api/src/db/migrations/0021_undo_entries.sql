CREATE TABLE "undo_entries" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"changes" jsonb NOT NULL,
	"is_undone" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "undo_entries_kind_check" CHECK ("undo_entries"."kind" in ('records', 'requests')),
	CONSTRAINT "undo_entries_changes_check" CHECK (jsonb_typeof("undo_entries"."changes") = 'object')
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_event_check";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "undo_token" text;--> statement-breakpoint
ALTER TABLE "undo_entries" ADD CONSTRAINT "undo_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "undo_entries_user_idx" ON "undo_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "undo_entries_created_at_idx" ON "undo_entries" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_event_check" CHECK ("notifications"."event" in ('request_created', 'request_approved', 'request_declined', 'request_changed', 'request_deleted', 'request_recounted', 'request_reopened', 'contract_created', 'contract_changed', 'contract_deleted', 'hours_reminder'));