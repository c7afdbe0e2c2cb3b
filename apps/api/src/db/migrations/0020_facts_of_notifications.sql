ALTER TABLE "notifications" ALTER COLUMN "message" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "facts" jsonb;--> statement-breakpoint
-- Rows whose sentence follows from the event, the dates and these facts lose it; every other row keeps it.
UPDATE "notifications" SET "message" = NULL, "facts" = jsonb_build_object('person', NULL, 'recount', NULL)
WHERE ("event", "message") IN (
  ('request_created', 'asked for leave'),
  ('request_approved', 'approved your leave request'),
  ('request_declined', 'declined your leave request'),
  ('request_deleted', 'deleted your leave request'),
  ('request_recounted', 'counted your leave again, because the holidays have changed'),
  ('contract_created', 'added you to the project'),
  ('contract_changed', 'changed your contract on the project'),
  ('contract_deleted', 'deleted your contract on the project')
) OR ("event" = 'request_changed' AND "message" = CASE "request_type"
    WHEN 'extra_sick_leave' THEN 'changed your sick leave to extra sick leave'
    ELSE 'changed your extra sick leave to sick leave' END)
  OR ("event" = 'hours_reminder' AND "message" = 'reminded you to log your hours of '
    || to_char("request_start_date", 'DD.MM.YYYY') || ' – ' || to_char("request_end_date", 'DD.MM.YYYY'));--> statement-breakpoint
UPDATE "notifications" SET "message" = NULL, "facts" = jsonb_build_object(
  'person', substring("message" from '^(?:added|changed the contract of|deleted the contract of) (.+) (?:to|on) the project$'),
  'recount', NULL)
WHERE ("event" = 'contract_created' AND "message" ~ '^added .+ to the project$')
  OR ("event" = 'contract_changed' AND "message" ~ '^changed the contract of .+ on the project$')
  OR ("event" = 'contract_deleted' AND "message" ~ '^deleted the contract of .+ on the project$');--> statement-breakpoint
WITH "recounts" AS (
  SELECT "id", regexp_match("message",
    '^counted your leave again, because the holidays have changed: (no days|half a day|[0-9.]+ days?) instead of (no days|half a day|[0-9.]+ days?)$') AS "days"
  FROM "notifications" WHERE "event" = 'request_recounted' AND "message" IS NOT NULL
), "counted" AS (
  SELECT "id", array(
    SELECT CASE "text" WHEN 'no days' THEN 0 WHEN 'half a day' THEN 0.5 ELSE split_part("text", ' ', 1)::numeric END
    FROM unnest("days") WITH ORDINALITY AS "parts"("text", "place") ORDER BY "place") AS "days"
  FROM "recounts" WHERE "days" IS NOT NULL
)
UPDATE "notifications" SET "message" = NULL, "facts" = jsonb_build_object(
  'person', NULL, 'recount', jsonb_build_object('after', "counted"."days"[1], 'before', "counted"."days"[2]))
FROM "counted" WHERE "counted"."id" = "notifications"."id";--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_words_check" CHECK (("notifications"."facts" is null) <> ("notifications"."message" is null));
