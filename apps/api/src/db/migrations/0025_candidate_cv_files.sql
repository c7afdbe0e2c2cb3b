ALTER TABLE "files" DROP CONSTRAINT "files_kind_check";--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "cv_file_id" integer;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "cv_file_name" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_cv_file_id_files_id_fk" FOREIGN KEY ("cv_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidates_search_idx" ON "candidates" USING btree ("full_name_folded","email_key","phone_keys","id");--> statement-breakpoint
CREATE INDEX "candidates_cv_file_idx" ON "candidates" USING btree ("cv_file_id");--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_cv_file_name_check" CHECK (btrim("candidates"."cv_file_name") <> '' and char_length("candidates"."cv_file_name") <= 120);--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_cv_file_check" CHECK (("candidates"."cv_file_id" is null) = ("candidates"."cv_file_name" is null));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind_check" CHECK ("files"."kind" in ('avatar', 'leave_attachment', 'resume_avatar', 'book_cover', 'candidate_cv'));