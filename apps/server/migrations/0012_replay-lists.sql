CREATE TABLE "played_games" (
	"match_id" uuid NOT NULL,
	"player_key" text NOT NULL,
	"number" smallint NOT NULL,
	"identity" text NOT NULL,
	"team" smallint NOT NULL,
	"played_at" timestamp with time zone,
	"team_size" smallint NOT NULL,
	"blue_score" integer NOT NULL,
	"orange_score" integer NOT NULL,
	"map_code" text NOT NULL,
	"map_name" text NOT NULL,
	"playlist_slug" text NOT NULL,
	"playlist_name" text NOT NULL,
	"counts_for" text[] NOT NULL,
	"not_counted" text,
	CONSTRAINT "played_games_match_id_player_key_pk" PRIMARY KEY("match_id","player_key")
);
--> statement-breakpoint
CREATE TABLE "deleted_replays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"match_id" uuid,
	"blob_key" text NOT NULL,
	"row" jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "replays" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "replays" ADD COLUMN "is_favourite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "replays" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "replays" ADD COLUMN "visibility" text;--> statement-breakpoint
ALTER TABLE "replays" ADD COLUMN "share_key" text;--> statement-breakpoint
ALTER TABLE "played_games" ADD CONSTRAINT "played_games_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_replays" ADD CONSTRAINT "deleted_replays_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "played_games_newest" ON "played_games" USING btree ("identity","played_at" DESC NULLS LAST,"match_id");--> statement-breakpoint
CREATE INDEX "deleted_replays_owner" ON "deleted_replays" USING btree ("owner_id","deleted_at");--> statement-breakpoint
CREATE INDEX "deleted_replays_time" ON "deleted_replays" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "deleted_replays_match" ON "deleted_replays" USING btree ("match_id");--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_share_key_unique" UNIQUE("share_key");