CREATE TABLE "match_events" (
	"match_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"frame" integer NOT NULL,
	"time" real NOT NULL,
	"clock" real NOT NULL,
	"xg" real,
	"confidence" real NOT NULL,
	"code" smallint NOT NULL,
	"player" smallint,
	"team" smallint,
	"x" smallint NOT NULL,
	"y" smallint NOT NULL,
	"z" smallint NOT NULL,
	"zone" smallint,
	"overtime" boolean NOT NULL,
	CONSTRAINT "match_events_match_id_ordinal_pk" PRIMARY KEY("match_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "match_recordings" (
	"match_id" uuid PRIMARY KEY NOT NULL,
	"events" "bytea" NOT NULL,
	"tracks" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "match_players" ADD COLUMN "number" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "match_reports" ADD COLUMN "insight" jsonb;--> statement-breakpoint
ALTER TABLE "player_facts" ADD COLUMN "metric_values" real[];--> statement-breakpoint
ALTER TABLE "player_facts" ADD COLUMN "metric_overs" real[];--> statement-breakpoint
ALTER TABLE "match_events" ADD CONSTRAINT "match_events_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_recordings" ADD CONSTRAINT "match_recordings_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_events_player" ON "match_events" USING btree ("match_id","player","code");