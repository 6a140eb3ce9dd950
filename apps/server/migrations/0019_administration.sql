CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text,
	"before" jsonb,
	"after" jsonb,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "active_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "active_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "refresh_families" ADD COLUMN "impersonator_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "banned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ban_reason" text;--> statement-breakpoint
ALTER TABLE "replays" ADD COLUMN "game_build" text;--> statement-breakpoint
ALTER TABLE "active_days" ADD CONSTRAINT "active_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_target" ON "audit_entries" USING btree ("target_kind","target_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "active_days_day" ON "active_days" USING btree ("day");--> statement-breakpoint
ALTER TABLE "refresh_families" ADD CONSTRAINT "refresh_families_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("user_name"),"id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_seen" ON "users" USING btree ("last_seen_at","id");--> statement-breakpoint
CREATE INDEX "users_plan" ON "users" USING btree ("plan_name","id");--> statement-breakpoint
CREATE INDEX "users_banned" ON "users" USING btree ("banned_at") WHERE banned_at is not null;--> statement-breakpoint
CREATE INDEX "replays_uploaded" ON "replays" USING btree ("uploaded_at");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of audit_entries are added and never changed';
END;
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_stay" BEFORE UPDATE OR DELETE ON "audit_entries"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_audit"();--> statement-breakpoint
UPDATE "users" SET "last_seen_at" = "seen"."at" FROM (
	SELECT "user_id", max("rotated_at") AS "at" FROM "refresh_families" GROUP BY "user_id"
) AS "seen" WHERE "seen"."user_id" = "users"."id";--> statement-breakpoint
INSERT INTO "active_days" ("user_id", "day")
	SELECT DISTINCT "user_id", ("rotated_at" AT TIME ZONE 'UTC')::date FROM "refresh_families"
	ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "replays" SET "game_build" = nullif("match_reports"."report"->'match'->>'buildVersion', '')
	FROM "match_reports" WHERE "match_reports"."match_id" = "replays"."match_id";
