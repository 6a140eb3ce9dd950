ALTER TABLE "career_bests" ADD COLUMN "rank_tier" smallint;--> statement-breakpoint
ALTER TABLE "career_bests" ADD COLUMN "references_at" timestamp with time zone;