ALTER TABLE "coach_sessions" ADD COLUMN "aim_metric" text;--> statement-breakpoint
ALTER TABLE "coach_sessions" ADD COLUMN "clips" jsonb;--> statement-breakpoint
ALTER TABLE "coach_sessions" ADD COLUMN "homework_metrics" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "coach_sessions" ADD COLUMN "effects" jsonb;