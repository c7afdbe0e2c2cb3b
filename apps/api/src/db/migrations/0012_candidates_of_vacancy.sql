DROP INDEX "candidates_vacancy_idx";--> statement-breakpoint
DROP INDEX "candidates_ping_idx";--> statement-breakpoint
CREATE INDEX "candidates_of_vacancy_idx" ON "candidates" USING btree ("vacancy_id","significate","ping_again_on","id");