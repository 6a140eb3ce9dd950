CREATE TABLE "own_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"group" text NOT NULL,
	"metric" text NOT NULL,
	"dimension" text NOT NULL,
	"filter" text NOT NULL,
	"minimum" integer NOT NULL,
	"template" text NOT NULL,
	"action" text NOT NULL,
	"plan" text NOT NULL,
	"is_published" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_answers" (
	"user_id" uuid NOT NULL,
	"question_key" text NOT NULL,
	"mode" smallint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"headline" text NOT NULL,
	"verdict" text,
	"value" double precision,
	"low" double precision,
	"high" double precision,
	"unit" text NOT NULL,
	"decimals" smallint NOT NULL,
	"games" integer NOT NULL,
	CONSTRAINT "saved_answers_user_id_question_key_mode_asked_at_pk" PRIMARY KEY("user_id","question_key","mode","asked_at")
);
--> statement-breakpoint
CREATE TABLE "saved_questions" (
	"user_id" uuid NOT NULL,
	"question_key" text NOT NULL,
	"mode" smallint NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_questions_user_id_question_key_mode_pk" PRIMARY KEY("user_id","question_key","mode")
);
--> statement-breakpoint
ALTER TABLE "saved_answers" ADD CONSTRAINT "saved_answers_question" FOREIGN KEY ("user_id","question_key","mode") REFERENCES "public"."saved_questions"("user_id","question_key","mode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_questions" ADD CONSTRAINT "saved_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_questions_next" ON "saved_questions" USING btree ("next_at");--> statement-breakpoint
ALTER TABLE "career_bests" ADD CONSTRAINT "career_bests_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE set null ON UPDATE no action;