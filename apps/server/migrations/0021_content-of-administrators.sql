CREATE TABLE "discord_event_reminders" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"known_starts_at" timestamp with time zone NOT NULL,
	"known_called_off" boolean NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL,
	CONSTRAINT "discord_event_reminders_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "discord_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"minutes" integer NOT NULL,
	"photo_id" uuid,
	"is_called_off" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carousel_slides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"link_label" text,
	"photo_id" uuid,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_hidden" boolean NOT NULL,
	"position" double precision NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "training_plans" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
ALTER TABLE "discord_event_reminders" ADD CONSTRAINT "discord_event_reminders_event_id_discord_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."discord_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discord_event_reminders" ADD CONSTRAINT "discord_event_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discord_events" ADD CONSTRAINT "discord_events_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carousel_slides" ADD CONSTRAINT "carousel_slides_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discord_event_reminders_user" ON "discord_event_reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "discord_events_end" ON "discord_events" USING btree ("ends_at","id");--> statement-breakpoint
CREATE INDEX "discord_events_start" ON "discord_events" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "carousel_slides_order" ON "carousel_slides" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "carousel_slides_end" ON "carousel_slides" USING btree ("ends_at");