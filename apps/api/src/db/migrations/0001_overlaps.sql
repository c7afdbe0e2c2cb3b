-- Exclusion constraints, which drizzle cannot express. btree_gist lets them compare the user and the project too.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_no_overlap" EXCLUDE USING gist (
	"user_id" WITH =,
	"project_id" WITH =,
	daterange("start_date", "end_date", '[]') WITH &&
);--> statement-breakpoint
-- Days laid out as halves: day n is the half days 2n and 2n + 1. A whole day takes both, a half-day request one.
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_no_overlap" EXCLUDE USING gist (
	"user_id" WITH =,
	int4range(
		("start_date" - DATE '2000-01-01') * 2 + coalesce("half_day_slot" - 1, 0),
		("end_date" - DATE '2000-01-01') * 2 + coalesce("half_day_slot" - 1, 1),
		'[]'
	) WITH &&
) WHERE ("status" <> 'rejected');
