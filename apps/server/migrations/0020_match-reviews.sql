CREATE TABLE "content_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_by" uuid,
	"uploaded_at" timestamp with time zone NOT NULL,
	"shown_by" uuid
);
--> statement-breakpoint
CREATE TABLE "match_review_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_id" uuid NOT NULL,
	"comment_id" text NOT NULL,
	"player_id" uuid NOT NULL,
	"by_coach" boolean NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_review_players" (
	"review_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "match_review_players_review_id_player_id_pk" PRIMARY KEY("review_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "match_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coach_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"title" text NOT NULL,
	"comments" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "captured_moments" ADD COLUMN "review_id" uuid;--> statement-breakpoint
ALTER TABLE "captured_moments" ADD COLUMN "comment_id" text;--> statement-breakpoint
ALTER TABLE "content_photos" ADD CONSTRAINT "content_photos_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_review_answers" ADD CONSTRAINT "match_review_answers_review_id_match_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."match_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_review_answers" ADD CONSTRAINT "match_review_answers_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_review_players" ADD CONSTRAINT "match_review_players_review_id_match_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."match_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_review_players" ADD CONSTRAINT "match_review_players_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_reviews" ADD CONSTRAINT "match_reviews_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_reviews" ADD CONSTRAINT "match_reviews_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_photos_loose" ON "content_photos" USING btree ("uploaded_at") WHERE "content_photos"."shown_by" is null;--> statement-breakpoint
CREATE INDEX "match_review_answers_review" ON "match_review_answers" USING btree ("review_id","written_at");--> statement-breakpoint
CREATE INDEX "match_review_answers_player" ON "match_review_answers" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "match_review_players_player" ON "match_review_players" USING btree ("player_id","shared_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "match_reviews_of_coach" ON "match_reviews" USING btree ("coach_id","match_id");--> statement-breakpoint
CREATE INDEX "match_reviews_newest" ON "match_reviews" USING btree ("coach_id","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "match_reviews_match" ON "match_reviews" USING btree ("match_id");--> statement-breakpoint
ALTER TABLE "captured_moments" ADD CONSTRAINT "captured_moments_review_id_match_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."match_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captured_moments_review" ON "captured_moments" USING btree ("review_id");