CREATE TABLE "coach_earnings" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_session_quarters" (
	"person_id" uuid NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	"session_id" uuid NOT NULL,
	CONSTRAINT "coach_session_quarters_person_id_quarter_pk" PRIMARY KEY("person_id","quarter")
);
--> statement-breakpoint
CREATE TABLE "coach_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coach_id" uuid,
	"coach_name" text NOT NULL,
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" smallint NOT NULL,
	"mode" smallint NOT NULL,
	"minutes" integer NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	"aim" text NOT NULL,
	"paid_with" text NOT NULL,
	"place" text NOT NULL,
	"fee" integer NOT NULL,
	"refund" text,
	"reason" text,
	"answer" text,
	"homework" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stars" smallint,
	"rating_text" text,
	"booked_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pro_coaches" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"approved_at" timestamp with time zone NOT NULL,
	"is_offered" boolean NOT NULL,
	"fee" integer NOT NULL,
	"terms" jsonb
);
--> statement-breakpoint
ALTER TABLE "coach_earnings" ADD CONSTRAINT "coach_earnings_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_session_quarters" ADD CONSTRAINT "coach_session_quarters_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_session_quarters" ADD CONSTRAINT "coach_session_quarters_session_id_coach_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."coach_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_sessions" ADD CONSTRAINT "coach_sessions_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_sessions" ADD CONSTRAINT "coach_sessions_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pro_coaches" ADD CONSTRAINT "pro_coaches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_earnings_of_coach" ON "coach_earnings" USING btree ("coach_id","at");--> statement-breakpoint
CREATE INDEX "coach_session_quarters_session" ON "coach_session_quarters" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "coach_sessions_of_coach" ON "coach_sessions" USING btree ("coach_id","ends_at");--> statement-breakpoint
CREATE INDEX "coach_sessions_of_player" ON "coach_sessions" USING btree ("player_id","ends_at");--> statement-breakpoint
CREATE INDEX "coach_sessions_by_end" ON "coach_sessions" USING btree ("status","ends_at");--> statement-breakpoint
CREATE INDEX "pro_coaches_offered" ON "pro_coaches" USING btree ("is_offered","approved_at");