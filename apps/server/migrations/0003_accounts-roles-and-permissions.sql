CREATE TABLE "removed_files" (
	"blob_key" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "linked_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "linked_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "maintenance_notices" (
	"id" smallint PRIMARY KEY NOT NULL,
	"is_active" boolean NOT NULL,
	"title" text NOT NULL,
	"notice" text NOT NULL,
	"show_discord_link" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permission_entries" (
	"user_id" uuid NOT NULL,
	"module" text NOT NULL,
	"access_level" integer DEFAULT 5 NOT NULL,
	"allowed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "permission_entries_user_id_module_pk" PRIMARY KEY("user_id","module")
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "plan_name" text DEFAULT 'Basic' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "epic_user_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "platform" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "device_choice" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "duel_mode_rank" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "doubles_mode_rank" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "standard_mode_rank" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ranks_source" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ranks_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rank_up" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "get_started_step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "got_started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_identities" ADD CONSTRAINT "linked_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_entries" ADD CONSTRAINT "permission_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_user" ON "account_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "attempts_ends" ON "attempts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "linked_identities_user" ON "linked_identities" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "refresh_families" DROP COLUMN "first_sign_in";