CREATE TABLE "chunk_upload_parts" (
	"chunk_upload_id" uuid NOT NULL,
	"chunk_index" integer NOT NULL,
	CONSTRAINT "chunk_upload_parts_chunk_upload_id_chunk_index_pk" PRIMARY KEY("chunk_upload_id","chunk_index")
);
--> statement-breakpoint
CREATE TABLE "chunk_uploads" (
	"owner_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"file_name" text NOT NULL,
	"total_chunks" integer NOT NULL,
	"total_size" integer NOT NULL,
	"sha256" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"result_id" uuid,
	CONSTRAINT "chunk_uploads_owner_id_upload_id_pk" PRIMARY KEY("owner_id","upload_id"),
	CONSTRAINT "chunk_uploads_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "membership_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "membership_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"plan_name" text,
	"ends_at" timestamp with time zone,
	"cycle_start" timestamp with time zone,
	"subject_id" uuid,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"anchor_at" timestamp with time zone NOT NULL,
	"held_since" timestamp with time zone NOT NULL,
	"trial_ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"name" text PRIMARY KEY NOT NULL,
	"tier" integer NOT NULL,
	"replay_limit" integer NOT NULL,
	"is_fair_use" boolean NOT NULL,
	"coaching_sessions" integer NOT NULL,
	"coaching_minutes" integer NOT NULL,
	"features" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "image_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "replay_reminder_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chunk_upload_parts" ADD CONSTRAINT "chunk_upload_parts_chunk_upload_id_chunk_uploads_id_fk" FOREIGN KEY ("chunk_upload_id") REFERENCES "public"."chunk_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chunk_uploads" ADD CONSTRAINT "chunk_uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_ledger" ADD CONSTRAINT "membership_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chunk_uploads_started" ON "chunk_uploads" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "membership_ledger_cycle" ON "membership_ledger" USING btree ("user_id","cycle_start");--> statement-breakpoint
CREATE INDEX "membership_ledger_kind" ON "membership_ledger" USING btree ("kind","at");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_ledger_joined" ON "membership_ledger" USING btree ("user_id") WHERE kind = 'joined';--> statement-breakpoint
CREATE UNIQUE INDEX "membership_ledger_reserved" ON "membership_ledger" USING btree ("subject_id") WHERE kind = 'upload-reserved';--> statement-breakpoint
CREATE UNIQUE INDEX "membership_ledger_settled" ON "membership_ledger" USING btree ("subject_id") WHERE kind in ('upload-kept', 'upload-returned', 'upload-console');--> statement-breakpoint
CREATE INDEX "memberships_trial_end" ON "memberships" USING btree ("trial_ends_at");--> statement-breakpoint
INSERT INTO "plans" ("name", "tier", "replay_limit", "is_fair_use", "coaching_sessions", "coaching_minutes", "features") VALUES
	('Basic', 5, 100, false, 0, 0, '{"PolrAnalytics":10,"TrainingPackCodes":10,"ProgressionTracking":10,"Playlist Access":10}'),
	('Platinum', 10, 400, false, 1, 30, '{"PolrAnalytics":10,"TrainingPackCodes":15,"ProgressionTracking":10,"Playlist Access":15}'),
	('Diamond', 15, 3000, true, 2, 45, '{"PolrAnalytics":15,"TrainingPackCodes":15,"ProgressionTracking":15,"Playlist Access":15}'),
	('TeamPlan', 20, 5000, true, 2, 60, '{"PolrAnalytics":15,"TrainingPackCodes":15,"ProgressionTracking":15,"Playlist Access":15}');
