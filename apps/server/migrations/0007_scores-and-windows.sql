CREATE TABLE "reference_cells" (
	"mode" text NOT NULL,
	"tier" smallint NOT NULL,
	"metric" text NOT NULL,
	"n" integer NOT NULL,
	"mean" double precision NOT NULL,
	"m2" double precision NOT NULL,
	"sample" jsonb NOT NULL,
	CONSTRAINT "reference_cells_mode_tier_metric_pk" PRIMARY KEY("mode","tier","metric")
);
--> statement-breakpoint
CREATE TABLE "reference_matches" (
	"match_id" uuid NOT NULL,
	"identity" text NOT NULL,
	"user_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"tier" smallint NOT NULL,
	"rank_known_at" timestamp with time zone NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	"facts_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "reference_matches_match_id_identity_pk" PRIMARY KEY("match_id","identity")
);
--> statement-breakpoint
CREATE TABLE "reference_states" (
	"id" smallint PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"counted" integer NOT NULL,
	"newest_played_at" timestamp with time zone,
	"revision" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "match_events" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "player_facts" ADD COLUMN "live_seconds" double precision;--> statement-breakpoint
ALTER TABLE "player_facts" ADD COLUMN "counts_for" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "player_facts" ADD COLUMN "not_counted" text;--> statement-breakpoint
ALTER TABLE "player_facts" ADD COLUMN "pads" smallint[];--> statement-breakpoint
ALTER TABLE "player_facts" ADD COLUMN "heat" "bytea";--> statement-breakpoint
ALTER TABLE "reference_matches" ADD CONSTRAINT "reference_matches_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_matches" ADD CONSTRAINT "reference_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reference_matches_waiting" ON "reference_matches" USING btree ("status","mode","tier");--> statement-breakpoint
CREATE INDEX "reference_matches_user" ON "reference_matches" USING btree ("user_id");