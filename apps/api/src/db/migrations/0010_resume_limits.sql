ALTER TABLE "courses" DROP CONSTRAINT "courses_stack_check";--> statement-breakpoint
ALTER TABLE "experiences" DROP CONSTRAINT "experiences_responsibilities_check";--> statement-breakpoint
ALTER TABLE "resume_projects" DROP CONSTRAINT "resume_projects_stack_check";--> statement-breakpoint
ALTER TABLE "skill_sets" DROP CONSTRAINT "skill_sets_skills_check";--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_title_check" CHECK (btrim("books"."title") <> '' and char_length("books"."title") <= 200);--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_author_check" CHECK (btrim("books"."author") <> '' and char_length("books"."author") <= 200);--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_name_check" CHECK (btrim("certificates"."name") <> '' and char_length("certificates"."name") <= 200);--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_url_check" CHECK (btrim("certificates"."url") <> '' and char_length("certificates"."url") <= 2008);--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_name_check" CHECK (btrim("courses"."name") <> '' and char_length("courses"."name") <= 200);--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_license_check" CHECK (char_length("courses"."license") <= 200);--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_stack_check" CHECK (cardinality("courses"."stack") between 1 and 50
    and array_position("courses"."stack", null) is null and array_position("courses"."stack", '') is null
    and char_length(array_to_string("courses"."stack", '')) <= 5000);--> statement-breakpoint
ALTER TABLE "languages" ADD CONSTRAINT "languages_name_check" CHECK (btrim("languages"."name") <> '' and char_length("languages"."name") <= 60);--> statement-breakpoint
ALTER TABLE "educations" ADD CONSTRAINT "educations_university_name_check" CHECK (btrim("educations"."university_name") <> '' and char_length("educations"."university_name") <= 200);--> statement-breakpoint
ALTER TABLE "educations" ADD CONSTRAINT "educations_level_check" CHECK (btrim("educations"."level") <> '' and char_length("educations"."level") <= 100);--> statement-breakpoint
ALTER TABLE "educations" ADD CONSTRAINT "educations_location_check" CHECK (char_length("educations"."location") <= 200);--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_job_title_check" CHECK (btrim("experiences"."job_title") <> '' and char_length("experiences"."job_title") <= 200);--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_company_check" CHECK (btrim("experiences"."company") <> '' and char_length("experiences"."company") <= 200);--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_location_check" CHECK (char_length("experiences"."location") <= 200);--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_description_check" CHECK (char_length("experiences"."description") <= 5000);--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_responsibilities_check" CHECK (cardinality("experiences"."responsibilities") between 1 and 50
    and array_position("experiences"."responsibilities", null) is null and array_position("experiences"."responsibilities", '') is null
    and char_length(array_to_string("experiences"."responsibilities", '')) <= 25000);--> statement-breakpoint
ALTER TABLE "resume_projects" ADD CONSTRAINT "resume_projects_title_check" CHECK (btrim("resume_projects"."title") <> '' and char_length("resume_projects"."title") <= 200);--> statement-breakpoint
ALTER TABLE "resume_projects" ADD CONSTRAINT "resume_projects_role_check" CHECK (btrim("resume_projects"."role") <> '' and char_length("resume_projects"."role") <= 100);--> statement-breakpoint
ALTER TABLE "resume_projects" ADD CONSTRAINT "resume_projects_url_check" CHECK (btrim("resume_projects"."url") <> '' and char_length("resume_projects"."url") <= 2008);--> statement-breakpoint
ALTER TABLE "resume_projects" ADD CONSTRAINT "resume_projects_description_check" CHECK (char_length("resume_projects"."description") <= 5000);--> statement-breakpoint
ALTER TABLE "resume_projects" ADD CONSTRAINT "resume_projects_responsibilities_check" CHECK (char_length("resume_projects"."responsibilities") <= 5000);--> statement-breakpoint
ALTER TABLE "resume_projects" ADD CONSTRAINT "resume_projects_team_check" CHECK (char_length("resume_projects"."team") <= 500);--> statement-breakpoint
ALTER TABLE "resume_projects" ADD CONSTRAINT "resume_projects_stack_check" CHECK (cardinality("resume_projects"."stack") between 1 and 50
    and array_position("resume_projects"."stack", null) is null and array_position("resume_projects"."stack", '') is null
    and char_length(array_to_string("resume_projects"."stack", '')) <= 5000);--> statement-breakpoint
ALTER TABLE "skill_sets" ADD CONSTRAINT "skill_sets_skill_set_check" CHECK (btrim("skill_sets"."skill_set") <> '' and char_length("skill_sets"."skill_set") <= 100);--> statement-breakpoint
ALTER TABLE "skill_sets" ADD CONSTRAINT "skill_sets_skills_check" CHECK (cardinality("skill_sets"."skills") between 1 and 50
    and array_position("skill_sets"."skills", null) is null and array_position("skill_sets"."skills", '') is null
    and char_length(array_to_string("skill_sets"."skills", '')) <= 5000);--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_name_check" CHECK (char_length("resumes"."name") <= 100);--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_role_check" CHECK (char_length("resumes"."role") <= 100);--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_summary_check" CHECK (btrim("resumes"."summary") <> '' and char_length("resumes"."summary") <= 3000);--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_github_url_check" CHECK (btrim("resumes"."github_url") <> '' and char_length("resumes"."github_url") <= 2008);--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_city_check" CHECK (btrim("resumes"."city") <> '' and char_length("resumes"."city") <= 100);--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_country_check" CHECK (btrim("resumes"."country") <> '' and char_length("resumes"."country") <= 100);