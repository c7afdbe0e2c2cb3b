-- The start fills the folded forms, by the function of the domain. The default is for rows that older processes make
-- until they are stopped: the next start fills theirs.
DROP INDEX "categories_name_unique";--> statement-breakpoint
DROP INDEX "technologies_name_unique";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "name_folded" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "company_name_folded" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "full_legal_name_folded" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_name_folded" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_name_folded" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "full_name_folded" text GENERATED ALWAYS AS (first_name_folded || ' ' || last_name_folded) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "name_folded" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "full_name_folded" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "position_folded" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "title_folded" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "technologies" ADD COLUMN "name_folded" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "technologies" ADD COLUMN "name_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name_unique" ON "categories" USING btree ("name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "technologies_name_unique" ON "technologies" USING btree ("name_key");