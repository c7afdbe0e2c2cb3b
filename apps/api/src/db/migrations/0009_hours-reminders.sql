CREATE TABLE "hours_reminders" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"actor_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hours_reminders_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_event_check";--> statement-breakpoint
ALTER TABLE "hours_reminders" ADD CONSTRAINT "hours_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_reminders" ADD CONSTRAINT "hours_reminders_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hours_reminders_actor_idx" ON "hours_reminders" USING btree ("actor_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_event_check" CHECK ("notifications"."event" in ('request_created', 'request_approved', 'request_declined', 'request_changed', 'request_deleted', 'contract_created', 'contract_changed', 'contract_deleted', 'hours_reminder'));