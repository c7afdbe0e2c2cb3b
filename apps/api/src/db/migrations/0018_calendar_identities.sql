ALTER TABLE "holidays" ADD COLUMN "calendar_uid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "holidays" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD COLUMN "calendar_uid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD COLUMN "decided_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- What was changed before the decision stays unknown to the calendars of colleagues.
UPDATE "leave_requests" SET "decided_version" = "version" WHERE "version" > 1;
