CREATE TABLE "match_digests" (
	"match_id" uuid PRIMARY KEY NOT NULL,
	"made_from" timestamp with time zone NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replay_folders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coach_id" uuid NOT NULL,
	"name" text NOT NULL,
	"own_players" text[],
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "homework" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coach_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"plan_id" uuid,
	"goal_metric" smallint,
	"mode" smallint NOT NULL,
	"title" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coach_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "replays" DROP CONSTRAINT "replays_owner_content";--> statement-breakpoint
ALTER TABLE "replays" ADD COLUMN "folder_id" uuid;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD COLUMN "sees_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "match_digests" ADD CONSTRAINT "match_digests_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_folders" ADD CONSTRAINT "replay_folders_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_plan_id_training_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."training_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_notes" ADD CONSTRAINT "player_notes_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_notes" ADD CONSTRAINT "player_notes_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replay_folders_newest" ON "replay_folders" USING btree ("coach_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "replay_folders_deleted" ON "replay_folders" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "homework_of_coach" ON "homework" USING btree ("coach_id","set_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "homework_of_player" ON "homework" USING btree ("player_id","set_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_notes_of_coach" ON "player_notes" USING btree ("coach_id","player_id","written_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_notes_player" ON "player_notes" USING btree ("player_id");--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_folder_id_replay_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."replay_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replays_folder" ON "replays" USING btree ("folder_id");--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_owner_content" UNIQUE NULLS NOT DISTINCT("owner_id","folder_id","sha256");