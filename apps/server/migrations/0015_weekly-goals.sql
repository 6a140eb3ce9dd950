CREATE TABLE "career_bests" (
	"user_id" uuid NOT NULL,
	"mode" smallint NOT NULL,
	"value" real,
	"rank" text,
	"match_id" uuid,
	"at" timestamp with time zone,
	"counted_to" timestamp with time zone NOT NULL,
	"games" integer NOT NULL,
	"polr_version" smallint NOT NULL,
	CONSTRAINT "career_bests_user_id_mode_pk" PRIMARY KEY("user_id","mode")
);
--> statement-breakpoint
CREATE TABLE "career_shares" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"parts" text[] NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "career_shares_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "event_flags" (
	"user_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"kind" text NOT NULL,
	"analysis_version" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_flags_user_id_match_id_ordinal_pk" PRIMARY KEY("user_id","match_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "game_highlights" (
	"match_id" uuid NOT NULL,
	"player_key" text NOT NULL,
	"goals" smallint NOT NULL,
	"assists" smallint NOT NULL,
	"saves" smallint NOT NULL,
	"demolitions" smallint NOT NULL,
	"distance" real NOT NULL,
	"seconds" real NOT NULL,
	"xg" real,
	"overtime" boolean NOT NULL,
	"deficit" smallint NOT NULL,
	"fastest_goal" real,
	"fastest_goal_time" real,
	"hardest_shot" real,
	"hardest_shot_time" real,
	"air_dribble" real,
	"air_dribble_time" real,
	"car_name" text,
	CONSTRAINT "game_highlights_match_id_player_key_pk" PRIMARY KEY("match_id","player_key")
);
--> statement-breakpoint
CREATE TABLE "opportunity_answers" (
	"user_id" uuid NOT NULL,
	"mode" smallint NOT NULL,
	"metric" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "opportunity_answers_user_id_mode_metric_pk" PRIMARY KEY("user_id","mode","metric")
);
--> statement-breakpoint
CREATE TABLE "top_opportunities" (
	"user_id" uuid NOT NULL,
	"mode" smallint NOT NULL,
	"metric" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "top_opportunities_user_id_mode_pk" PRIMARY KEY("user_id","mode")
);
--> statement-breakpoint
CREATE TABLE "captured_moments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"frame" integer NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"time" real NOT NULL,
	"clock_seconds" real NOT NULL,
	"overtime" boolean NOT NULL,
	"player" text,
	"step" integer NOT NULL,
	"due_on" date,
	"captured_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_checks" (
	"enrolment_id" uuid NOT NULL,
	"week" integer NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"begun_on" date NOT NULL,
	"pass" double precision,
	"verdict" text,
	"decided_at" timestamp with time zone,
	"result" jsonb,
	CONSTRAINT "plan_checks_enrolment_id_week_pk" PRIMARY KEY("enrolment_id","week")
);
--> statement-breakpoint
CREATE TABLE "plan_enrolments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"mode" integer NOT NULL,
	"status" text NOT NULL,
	"minutes_per_day" integer NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"begun_on" date NOT NULL,
	"ended_at" timestamp with time zone,
	"rests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"repeated_week" integer,
	"hidden_blocks" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_logs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"enrolment_id" uuid,
	"week" integer,
	"block" text,
	"day" date NOT NULL,
	"state" text NOT NULL,
	"minutes" integer,
	"hits" integer,
	"note" text,
	"logged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_plan_versions" (
	"plan_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"written_by" uuid,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "training_plan_versions_plan_id_version_pk" PRIMARY KEY("plan_id","version")
);
--> statement-breakpoint
CREATE TABLE "training_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"library_key" text,
	"status" text NOT NULL,
	"author" text NOT NULL,
	"published_version" integer,
	"newest_version" integer NOT NULL,
	"position" integer DEFAULT 1000 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "training_plans_library_key_unique" UNIQUE("library_key")
);
--> statement-breakpoint
CREATE TABLE "community_goals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"category" text,
	"metric" smallint NOT NULL,
	"direction" text NOT NULL,
	"targets" jsonb NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"minimum_games" smallint NOT NULL,
	"plans" jsonb NOT NULL,
	"badge" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"updated_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rest_weeks" (
	"user_id" uuid NOT NULL,
	"week_start" date NOT NULL,
	CONSTRAINT "rest_weeks_user_id_week_start_pk" PRIMARY KEY("user_id","week_start")
);
--> statement-breakpoint
CREATE TABLE "weekly_goals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"metric" smallint NOT NULL,
	"mode" smallint NOT NULL,
	"direction" text NOT NULL,
	"target" real NOT NULL,
	"base" real,
	"minimum_games" smallint NOT NULL,
	"days" smallint,
	"is_eased" boolean DEFAULT false NOT NULL,
	"community_goal_id" uuid,
	"title" text,
	"version" integer,
	"badge" text,
	"week_start" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"settles_at" timestamp with time zone NOT NULL,
	"is_carried" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"value" real,
	"games" smallint DEFAULT 0 NOT NULL,
	"days_played" smallint DEFAULT 0 NOT NULL,
	"share" real DEFAULT 0 NOT NULL,
	"best_match_id" uuid,
	"best_value" real,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "weekly_goals_one_of_a_kind" UNIQUE("user_id","kind","week_start")
);
--> statement-breakpoint
ALTER TABLE "career_bests" ADD CONSTRAINT "career_bests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_shares" ADD CONSTRAINT "career_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_flags" ADD CONSTRAINT "event_flags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_flags" ADD CONSTRAINT "event_flags_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_highlights" ADD CONSTRAINT "game_highlights_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_answers" ADD CONSTRAINT "opportunity_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_opportunities" ADD CONSTRAINT "top_opportunities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captured_moments" ADD CONSTRAINT "captured_moments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captured_moments" ADD CONSTRAINT "captured_moments_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_checks" ADD CONSTRAINT "plan_checks_enrolment_id_plan_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."plan_enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_enrolments" ADD CONSTRAINT "plan_enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_enrolments" ADD CONSTRAINT "plan_enrolments_version" FOREIGN KEY ("plan_id","version") REFERENCES "public"."training_plan_versions"("plan_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_logs" ADD CONSTRAINT "practice_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_logs" ADD CONSTRAINT "practice_logs_enrolment_id_plan_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."plan_enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_plan_versions" ADD CONSTRAINT "training_plan_versions_plan_id_training_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."training_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_plan_versions" ADD CONSTRAINT "training_plan_versions_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_goals" ADD CONSTRAINT "community_goals_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_goals" ADD CONSTRAINT "community_goals_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rest_weeks" ADD CONSTRAINT "rest_weeks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_goals" ADD CONSTRAINT "weekly_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_goals" ADD CONSTRAINT "weekly_goals_community_goal_id_community_goals_id_fk" FOREIGN KEY ("community_goal_id") REFERENCES "public"."community_goals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_goals" ADD CONSTRAINT "weekly_goals_best_match_id_matches_id_fk" FOREIGN KEY ("best_match_id") REFERENCES "public"."matches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_flags_kind" ON "event_flags" USING btree ("kind","analysis_version");--> statement-breakpoint
CREATE UNIQUE INDEX "captured_moments_event" ON "captured_moments" USING btree ("user_id","match_id","frame","kind");--> statement-breakpoint
CREATE INDEX "captured_moments_due" ON "captured_moments" USING btree ("user_id","due_on");--> statement-breakpoint
CREATE INDEX "plan_enrolments_user" ON "plan_enrolments" USING btree ("user_id","begun_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_enrolments_running" ON "plan_enrolments" USING btree ("user_id") WHERE status = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "practice_logs_block" ON "practice_logs" USING btree ("enrolment_id","day","block");--> statement-breakpoint
CREATE INDEX "practice_logs_user" ON "practice_logs" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "community_goals_time" ON "community_goals" USING btree ("ends_on","starts_on");--> statement-breakpoint
CREATE INDEX "weekly_goals_of_user" ON "weekly_goals" USING btree ("user_id","week_start" DESC NULLS LAST,"kind");--> statement-breakpoint
CREATE INDEX "weekly_goals_to_settle" ON "weekly_goals" USING btree ("settles_at") WHERE "weekly_goals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "weekly_goals_to_carry" ON "weekly_goals" USING btree ("ends_at") WHERE not "weekly_goals"."is_carried";--> statement-breakpoint
CREATE INDEX "weekly_goals_of_community" ON "weekly_goals" USING btree ("community_goal_id");