-- Links of before were compared with the e-mail of the moment alone. They end for good where it is another one, and where the
-- account was changed since and is of a rank that the invitation may not have been for.
-- The column keeps milliseconds: now() itself may be rounded up to a moment that has not come.
UPDATE "account_links" SET "ends_at" = date_trunc('milliseconds', now()) FROM "users"
WHERE "users"."id" = "account_links"."user_id" AND "account_links"."ends_at" > now()
  AND (lower("account_links"."email") <> lower("users"."email")
    OR ("account_links"."kind" = 'invitation' AND "users"."role" <> 'default' AND "users"."updated_at" > "account_links"."created_at"));--> statement-breakpoint
UPDATE "mails" SET "state" = 'expired', "locked_until" = null, "text" = null, "html" = null FROM "account_links"
WHERE "account_links"."mail_id" = "mails"."id" AND "account_links"."ends_at" <= now() AND "mails"."state" = 'waiting';--> statement-breakpoint
UPDATE "mails" SET "text" = null, "html" = null FROM "account_links"
WHERE "account_links"."mail_id" = "mails"."id" AND "account_links"."ends_at" <= now() AND "mails"."state" = 'failed';
