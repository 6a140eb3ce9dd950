CREATE TABLE "capacity_settings" (
	"id" smallint PRIMARY KEY NOT NULL,
	"sign_ups_paused" boolean DEFAULT false NOT NULL,
	"uploads_paused" boolean DEFAULT false NOT NULL,
	"most_active_users" integer,
	"most_queue_minutes" integer,
	"sign_ups_closed_since" timestamp with time zone,
	"uploads_closed_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "capacity_waiters" (
	"email_key" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_given" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "get_started_answers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"age_band" text,
	"aim" jsonb,
	"first_replay" text,
	"plan_choice" text,
	"ticked" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_disputes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"identity" text NOT NULL,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"note" text,
	CONSTRAINT "identity_disputes_once" UNIQUE("user_id","identity")
);
--> statement-breakpoint
CREATE TABLE "player_identities" (
	"user_id" uuid NOT NULL,
	"identity" text NOT NULL,
	"name" text NOT NULL,
	"standing" text NOT NULL,
	"verified_by" text,
	"linked_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "player_identities_user_id_identity_pk" PRIMARY KEY("user_id","identity")
);
--> statement-breakpoint
CREATE TABLE "app_settings" (
	"id" smallint PRIMARY KEY NOT NULL,
	"discord_invite_url" text,
	"support_mail" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "get_started_answers" ADD CONSTRAINT "get_started_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_disputes" ADD CONSTRAINT "identity_disputes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_disputes" ADD CONSTRAINT "identity_disputes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_identities" ADD CONSTRAINT "player_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_kind" ON "consents" USING btree ("kind","is_given");--> statement-breakpoint
CREATE INDEX "identity_disputes_state" ON "identity_disputes" USING btree ("state","raised_at");--> statement-breakpoint
CREATE UNIQUE INDEX "player_identities_one_account" ON "player_identities" USING btree ("identity") WHERE "player_identities"."standing" <> 'refused';--> statement-breakpoint
CREATE INDEX "player_identities_identity" ON "player_identities" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "match_players_name" ON "match_players" USING btree (lower("name"));--> statement-breakpoint
-- Identities that were derived until now: by Epic sign-in, and by two recorded uploads.
INSERT INTO "player_identities" ("user_id", "identity", "name", "standing", "verified_by", "linked_at")
SELECT "user_id", 'epic:' || "subject", coalesce("name", ''), 'verified', 'epic', "linked_at"
FROM "linked_identities" WHERE "provider" = 'epic'
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "player_identities" ("user_id", "identity", "name", "standing", "verified_by", "linked_at")
SELECT "owner_id", "recorder_identity",
  coalesce((SELECT "name" FROM "match_players" WHERE "identity" = "recorder_identity" LIMIT 1), ''),
  'verified', 'uploads', min("uploaded_at")
FROM "replays"
WHERE "recorder_identity" IS NOT NULL AND "match_id" IS NOT NULL
GROUP BY "owner_id", "recorder_identity"
HAVING count(DISTINCT "match_id") >= 2
ORDER BY min("uploaded_at")
ON CONFLICT DO NOTHING;
