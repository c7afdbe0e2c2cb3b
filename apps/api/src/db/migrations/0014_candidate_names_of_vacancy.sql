DROP INDEX "candidates_full_name_idx";--> statement-breakpoint
CREATE INDEX "candidates_full_name_idx" ON "candidates" USING btree ("vacancy_id",lower("full_name"),"id");