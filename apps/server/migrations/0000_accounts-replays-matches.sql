CREATE TABLE "refresh_families" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"first_sign_in" boolean NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"user_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"user_type" text DEFAULT 'Player' NOT NULL,
	"time_zone" text,
	"referral_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"first_signed_in_at" timestamp with time zone,
	CONSTRAINT "users_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "match_players" (
	"match_id" uuid NOT NULL,
	"player_key" text NOT NULL,
	"identity" text,
	"name" text NOT NULL,
	"name_hidden" boolean NOT NULL,
	"team" integer NOT NULL,
	"bot" boolean NOT NULL,
	"mvp" boolean NOT NULL,
	"car_name" text,
	CONSTRAINT "match_players_match_id_player_key_pk" PRIMARY KEY("match_id","player_key")
);
--> statement-breakpoint
CREATE TABLE "match_reports" (
	"match_id" uuid PRIMARY KEY NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identity" text NOT NULL,
	"source_replay_id" uuid NOT NULL,
	"source_owner_id" uuid NOT NULL,
	"coverage" text NOT NULL,
	"analysis_version" text NOT NULL,
	"played_at" timestamp with time zone,
	"map_code" text NOT NULL,
	"map_name" text NOT NULL,
	"playlist_slug" text NOT NULL,
	"playlist_name" text NOT NULL,
	"mode" text NOT NULL,
	"team_size" integer NOT NULL,
	"live_seconds" double precision NOT NULL,
	"blue_score" integer NOT NULL,
	"orange_score" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "matches_identity_unique" UNIQUE("identity")
);
--> statement-breakpoint
CREATE TABLE "player_facts" (
	"match_id" uuid NOT NULL,
	"player_key" text NOT NULL,
	"statistics" jsonb NOT NULL,
	CONSTRAINT "player_facts_match_id_player_key_pk" PRIMARY KEY("match_id","player_key")
);
--> statement-breakpoint
CREATE TABLE "replays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_size" integer NOT NULL,
	"sha256" text NOT NULL,
	"blob_key" text NOT NULL,
	"status" integer NOT NULL,
	"status_reason" text,
	"coverage" text,
	"error_code" text,
	"error_section" text,
	"error_bit_offset" integer,
	"uploaded_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"match_id" uuid,
	"played_at" timestamp with time zone,
	"summary" jsonb,
	"recorder_identity" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"thread_failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "replays_owner_content" UNIQUE("owner_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "refresh_families" ADD CONSTRAINT "refresh_families_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_players" ADD CONSTRAINT "match_players_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_reports" ADD CONSTRAINT "match_reports_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refresh_families_user" ON "refresh_families" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "match_players_identity" ON "match_players" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "matches_played" ON "matches" USING btree ("played_at");--> statement-breakpoint
CREATE INDEX "replays_owner_newest" ON "replays" USING btree ("owner_id","uploaded_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "replays_match" ON "replays" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "replays_status" ON "replays" USING btree ("status");