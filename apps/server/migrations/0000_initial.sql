CREATE SEQUENCE "public"."payment_read_tickets" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
CREATE TABLE "rank_history" (
	"user_id" uuid NOT NULL,
	"ranked_mode" text NOT NULL,
	"rank" text NOT NULL,
	"source" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rank_history_user_id_ranked_mode_since_pk" PRIMARY KEY("user_id","ranked_mode","since")
);
--> statement-breakpoint
CREATE TABLE "removed_files" (
	"blob_key" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_settings" (
	"id" smallint PRIMARY KEY NOT NULL,
	"discord_invite_url" text,
	"support_mail" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "capacity_settings" (
	"id" smallint PRIMARY KEY NOT NULL,
	"sign_ups_paused" boolean DEFAULT false NOT NULL,
	"uploads_paused" boolean DEFAULT false NOT NULL,
	"max_active_users" integer,
	"max_queue_minutes" integer,
	"sign_ups_closed_since" timestamp with time zone,
	"uploads_closed_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "capacity_waitlist" (
	"email_key" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
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
CREATE TABLE "account_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "active_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "active_days_user_id_day_pk" PRIMARY KEY("user_id","day")
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
CREATE TABLE "personal_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "personal_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "refresh_families" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"impersonator_id" uuid
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"key" text,
	"pending_key" text,
	"last_step" integer DEFAULT 0 NOT NULL,
	"recovery_hashes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"email_key" text,
	"email_confirmed_at" timestamp with time zone,
	"user_name" text NOT NULL,
	"password_hash" text,
	"user_type" text DEFAULT 'Player' NOT NULL,
	"plan_name" text DEFAULT 'Basic' NOT NULL,
	"epic_user_name" text,
	"platform" integer,
	"device_choice" text,
	"time_zone" text,
	"duel_mode_rank" text,
	"doubles_mode_rank" text,
	"standard_mode_rank" text,
	"ranks_source" text,
	"ranks_confirmed_at" timestamp with time zone,
	"rank_up" jsonb,
	"image_id" uuid,
	"replay_reminder_at" timestamp with time zone,
	"referral_code" text,
	"team_name" text,
	"created_at" timestamp with time zone NOT NULL,
	"first_signed_in_at" timestamp with time zone,
	"get_started_step" integer DEFAULT 0 NOT NULL,
	"got_started_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"banned_at" timestamp with time zone,
	"ban_reason" text,
	"second_factor_due" boolean DEFAULT false NOT NULL,
	CONSTRAINT "users_email_key_unique" UNIQUE("email_key")
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
	"text" text DEFAULT '' NOT NULL,
	"due_on" date,
	"done_at" timestamp with time zone,
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
CREATE TABLE "team_assistants" (
	"coach_id" uuid NOT NULL,
	"assistant_id" uuid NOT NULL,
	"rights" jsonb NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_assistants_coach_id_assistant_id_pk" PRIMARY KEY("coach_id","assistant_id")
);
--> statement-breakpoint
CREATE TABLE "team_event_answers" (
	"event_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "team_event_answers_event_id_player_id_pk" PRIMARY KEY("event_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "team_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coach_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"canceled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coach_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"status" integer NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"sees_from" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"removed_by" text,
	"brought_back" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coach_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"email" text,
	"email_key" text,
	"seats" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"player_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "team_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "coach_earnings" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_session_quarters" (
	"person_id" uuid NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	"session_id" uuid NOT NULL,
	CONSTRAINT "coach_session_quarters_person_id_quarter_pk" PRIMARY KEY("person_id","quarter")
);
--> statement-breakpoint
CREATE TABLE "coach_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coach_id" uuid,
	"coach_name" text NOT NULL,
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" smallint NOT NULL,
	"mode" smallint NOT NULL,
	"minutes" integer NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	"aim" text NOT NULL,
	"aim_metric" text,
	"clips" jsonb,
	"paid_with" text NOT NULL,
	"place" text NOT NULL,
	"fee" integer NOT NULL,
	"refund" text,
	"reason" text,
	"answer" text,
	"homework" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"homework_metrics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"effects" jsonb,
	"stars" smallint,
	"rating_text" text,
	"booked_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pro_coaches" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"approved_at" timestamp with time zone NOT NULL,
	"is_offered" boolean NOT NULL,
	"fee" integer NOT NULL,
	"terms" jsonb
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
CREATE TABLE "discord_event_reminders" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"known_starts_at" timestamp with time zone NOT NULL,
	"known_called_off" boolean NOT NULL,
	"is_notified" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "maintenance_notices" (
	"id" smallint PRIMARY KEY NOT NULL,
	"is_active" boolean NOT NULL,
	"title" text NOT NULL,
	"notice" text NOT NULL,
	"show_discord_link" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_flags" (
	"user_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"kind" text NOT NULL,
	"analysis_version" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_flags_user_id_match_id_ordinal_pk" PRIMARY KEY("user_id","match_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "game_highlights" (
	"match_id" uuid NOT NULL,
	"player_key" text NOT NULL,
	"goals" smallint NOT NULL,
	"assists" smallint NOT NULL,
	"saves" smallint NOT NULL,
	"demolitions" smallint NOT NULL,
	"distance" real NOT NULL,
	"seconds" real NOT NULL,
	"xg" real,
	"overtime" boolean NOT NULL,
	"deficit" smallint NOT NULL,
	"fastest_goal" real,
	"fastest_goal_time" real,
	"hardest_shot" real,
	"hardest_shot_time" real,
	"air_dribble" real,
	"air_dribble_time" real,
	"car_name" text,
	CONSTRAINT "game_highlights_match_id_player_key_pk" PRIMARY KEY("match_id","player_key")
);
--> statement-breakpoint
CREATE TABLE "match_digests" (
	"match_id" uuid PRIMARY KEY NOT NULL,
	"made_from" timestamp with time zone NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_events" (
	"match_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"frame" integer NOT NULL,
	"time" real NOT NULL,
	"clock" real NOT NULL,
	"xg" real,
	"outcome" text,
	"confidence" real NOT NULL,
	"code" smallint NOT NULL,
	"player" smallint,
	"team" smallint,
	"x" smallint NOT NULL,
	"y" smallint NOT NULL,
	"z" smallint NOT NULL,
	"zone" smallint,
	"overtime" boolean NOT NULL,
	"role" smallint,
	"score_state" smallint,
	CONSTRAINT "match_events_match_id_ordinal_pk" PRIMARY KEY("match_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "match_players" (
	"match_id" uuid NOT NULL,
	"player_key" text NOT NULL,
	"number" smallint DEFAULT 0 NOT NULL,
	"identity" text,
	"name" text NOT NULL,
	"name_hidden" boolean NOT NULL,
	"team" integer NOT NULL,
	"bot" boolean NOT NULL,
	"mvp" boolean NOT NULL,
	"car_name" text,
	CONSTRAINT "match_players_match_id_player_key_pk" PRIMARY KEY("match_id","player_key")
);
--> statement-breakpoint
CREATE TABLE "match_recordings" (
	"match_id" uuid PRIMARY KEY NOT NULL,
	"events" "bytea" NOT NULL,
	"tracks" "bytea" NOT NULL,
	"kinds" jsonb
);
--> statement-breakpoint
CREATE TABLE "match_reports" (
	"match_id" uuid PRIMARY KEY NOT NULL,
	"report" jsonb NOT NULL,
	"insight" jsonb
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identity" text NOT NULL,
	"source_replay_id" uuid NOT NULL,
	"source_owner_id" uuid NOT NULL,
	"coverage" text NOT NULL,
	"analysis_version" text NOT NULL,
	"played_at" timestamp with time zone,
	"map_code" text NOT NULL,
	"map_name" text NOT NULL,
	"playlist_slug" text NOT NULL,
	"playlist_name" text NOT NULL,
	"mode" text NOT NULL,
	"team_size" integer NOT NULL,
	"live_seconds" double precision NOT NULL,
	"blue_score" integer NOT NULL,
	"orange_score" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "matches_identity_unique" UNIQUE("identity")
);
--> statement-breakpoint
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
CREATE TABLE "player_facts" (
	"match_id" uuid NOT NULL,
	"player_key" text NOT NULL,
	"statistics" jsonb NOT NULL,
	"metric_values" real[],
	"metric_overs" real[],
	"live_seconds" double precision,
	"counts_for" text[] DEFAULT '{}' NOT NULL,
	"not_counted" text,
	"pads" smallint[],
	"sides" smallint[],
	"heat" "bytea",
	CONSTRAINT "player_facts_match_id_player_key_pk" PRIMARY KEY("match_id","player_key")
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"number" integer PRIMARY KEY NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seasons_starts_at_unique" UNIQUE("starts_at")
);
--> statement-breakpoint
CREATE TABLE "hidden_players" (
	"identity" text PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"hidden_by" uuid
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
	"link_status" text NOT NULL,
	"verified_by" text,
	"linked_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "player_identities_user_id_identity_pk" PRIMARY KEY("user_id","identity")
);
--> statement-breakpoint
CREATE TABLE "live_room_people" (
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"is_here" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "live_room_people_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "live_rooms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coach_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"leader_id" uuid,
	"lead" jsonb NOT NULL,
	"turn" integer NOT NULL,
	"led_at" timestamp with time zone NOT NULL,
	"marks" jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"active_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_rooms_coach_id_unique" UNIQUE("coach_id")
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
CREATE TABLE "match_review_voices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"comment_id" text NOT NULL,
	"media_type" text NOT NULL,
	"seconds" real NOT NULL,
	"bytes" integer NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coach_id" uuid NOT NULL,
	"match_id" uuid,
	"title" text NOT NULL,
	"comments" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "membership_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"plan_name" text,
	"anchor_at" timestamp with time zone,
	"amount" integer,
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
	"base_plan_name" text DEFAULT 'Basic' NOT NULL,
	"timed_plan_name" text,
	"trial_ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_prices" (
	"plan_name" text NOT NULL,
	"period" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	CONSTRAINT "plan_prices_plan_name_period_pk" PRIMARY KEY("plan_name","period")
);
--> statement-breakpoint
CREATE TABLE "plan_trials" (
	"plan_name" text NOT NULL,
	"period" integer DEFAULT 0 NOT NULL,
	"rule" text NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "plan_trials_plan_name_period_rule_pk" PRIMARY KEY("plan_name","period","rule")
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
CREATE TABLE "token_products" (
	"key" text PRIMARY KEY NOT NULL,
	"tokens" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discord_webhooks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"weekly_posted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"in_app" boolean NOT NULL,
	"email" boolean NOT NULL,
	"discord" boolean,
	CONSTRAINT "notification_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"daily_digest" boolean DEFAULT false NOT NULL,
	"weekly_summary" boolean DEFAULT false NOT NULL,
	"weekly_summary_sent_at" timestamp with time zone,
	"weekly_discord" boolean,
	"mails_stopped" boolean DEFAULT false NOT NULL,
	"prompted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"path" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"once_key" text NOT NULL,
	"in_app" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"mail_due_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"discord_due_at" timestamp with time zone,
	"discord_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "notifications_once" UNIQUE("user_id","once_key")
);
--> statement-breakpoint
CREATE TABLE "discount_uses" (
	"discount_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "discount_uses_discount_id_order_id_pk" PRIMARY KEY("discount_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"type" integer NOT NULL,
	"amount" integer NOT NULL,
	"plans" jsonb NOT NULL,
	"periods" jsonb NOT NULL,
	"for_tokens" boolean NOT NULL,
	"first_cycles" integer,
	"only_referred" boolean NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"total_limit" integer,
	"per_user_limit" integer,
	"note" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" serial NOT NULL,
	"user_id" uuid,
	"provider_id" text NOT NULL,
	"subscription_id" text,
	"status" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"period_from" timestamp with time zone,
	"period_to" timestamp with time zone,
	"lines" jsonb NOT NULL,
	"net" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"currency" text NOT NULL,
	"refunded" integer NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"card_brand" text,
	"card_last4" text,
	"card_month" integer,
	"card_year" integer,
	CONSTRAINT "payment_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"plan_name" text,
	"period" integer,
	"product" text,
	"tokens" integer,
	"is_trial" boolean DEFAULT false NOT NULL,
	"net" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"currency" text NOT NULL,
	"codes" jsonb NOT NULL,
	"provider" text NOT NULL,
	"checkout_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_orders_checkout_id_unique" UNIQUE("checkout_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text NOT NULL,
	"due_at" timestamp with time zone,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_name" text NOT NULL,
	"period" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"anchor_at" timestamp with time zone NOT NULL,
	"current_start" timestamp with time zone NOT NULL,
	"current_end" timestamp with time zone NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"cancel_at_end" boolean NOT NULL,
	"next_plan_name" text,
	"next_period" integer,
	"next_amount" integer,
	"past_due_since" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"read_ticket" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"group" text NOT NULL,
	"metric" text NOT NULL,
	"dimension" text NOT NULL,
	"filter" text NOT NULL,
	"minimum" integer NOT NULL,
	"template" text NOT NULL,
	"action" text NOT NULL,
	"plan" text NOT NULL,
	"is_published" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_answers" (
	"user_id" uuid NOT NULL,
	"question_key" text NOT NULL,
	"mode" smallint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"headline" text NOT NULL,
	"verdict" text,
	"value" double precision,
	"low" double precision,
	"high" double precision,
	"unit" text NOT NULL,
	"decimals" smallint NOT NULL,
	"games" integer NOT NULL,
	CONSTRAINT "saved_answers_user_id_question_key_mode_asked_at_pk" PRIMARY KEY("user_id","question_key","mode","asked_at")
);
--> statement-breakpoint
CREATE TABLE "saved_questions" (
	"user_id" uuid NOT NULL,
	"question_key" text NOT NULL,
	"mode" smallint NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_questions_user_id_question_key_mode_pk" PRIMARY KEY("user_id","question_key","mode")
);
--> statement-breakpoint
CREATE TABLE "referral_campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"tokens" integer NOT NULL,
	"days" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"use_limit" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"reward_kind" text DEFAULT 'tokens' NOT NULL,
	"network_mark" text,
	CONSTRAINT "referral_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"friend_id" uuid PRIMARY KEY NOT NULL,
	"referrer_id" uuid NOT NULL,
	"source" text NOT NULL,
	"referred_at" timestamp with time zone NOT NULL,
	"tokens" integer DEFAULT 1 NOT NULL,
	"days" integer DEFAULT 15 NOT NULL,
	"campaign_id" uuid,
	"qualified_at" timestamp with time zone,
	"qualified_by" text,
	"invoice_id" uuid,
	"flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cleared_at" timestamp with time zone,
	"over_cap_at" timestamp with time zone,
	"rewarded_at" timestamp with time zone,
	"reward_kind" text,
	"reward_amount" integer,
	"reversed_at" timestamp with time zone,
	"reversed_because" text
);
--> statement-breakpoint
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
	"claimed_at" timestamp with time zone,
	CONSTRAINT "chunk_uploads_owner_id_upload_id_pk" PRIMARY KEY("owner_id","upload_id"),
	CONSTRAINT "chunk_uploads_id_unique" UNIQUE("id")
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
CREATE TABLE "replay_folders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coach_id" uuid NOT NULL,
	"name" text NOT NULL,
	"own_players" text[],
	"parent_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "replays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"folder_id" uuid,
	"name" text NOT NULL,
	"title" text,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"visibility" text,
	"share_key" text,
	"file_size" integer NOT NULL,
	"sha256" text NOT NULL,
	"blob_key" text NOT NULL,
	"status" integer NOT NULL,
	"status_reason" text,
	"coverage" text,
	"error_code" text,
	"error_section" text,
	"error_bit_offset" integer,
	"game_build" text,
	"uploaded_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"match_id" uuid,
	"played_at" timestamp with time zone,
	"summary" jsonb,
	"recorder_identity" text,
	"analysis_version" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"thread_failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "replays_share_key_unique" UNIQUE("share_key"),
	CONSTRAINT "replays_owner_content" UNIQUE NULLS NOT DISTINCT("owner_id","folder_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "scout_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coach_id" uuid NOT NULL,
	"folder_id" uuid NOT NULL,
	"team" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scout_pages_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "school_former_players" (
	"coach_id" uuid NOT NULL,
	"identity" text NOT NULL,
	CONSTRAINT "school_former_players_coach_id_identity_pk" PRIMARY KEY("coach_id","identity")
);
--> statement-breakpoint
CREATE TABLE "school_members" (
	"coach_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"shown_name" text,
	"how" text,
	"recorded_by" uuid,
	"guardian" text,
	"email" text,
	"token_hash" text,
	"asked_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"agreed_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "school_members_coach_id_player_id_pk" PRIMARY KEY("coach_id","player_id"),
	CONSTRAINT "school_members_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "school_teams" (
	"coach_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"season_ends_on" date NOT NULL,
	"last_season_ended_on" date,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "career_bests" (
	"user_id" uuid NOT NULL,
	"mode" smallint NOT NULL,
	"value" real,
	"rank" text,
	"match_id" uuid,
	"at" timestamp with time zone,
	"counted_to" timestamp with time zone NOT NULL,
	"games" integer NOT NULL,
	"polr_version" smallint NOT NULL,
	"rank_tier" smallint,
	"references_at" timestamp with time zone,
	CONSTRAINT "career_bests_user_id_mode_pk" PRIMARY KEY("user_id","mode")
);
--> statement-breakpoint
CREATE TABLE "career_shares" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"parts" text[] NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "career_shares_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "offered_opportunities" (
	"user_id" uuid NOT NULL,
	"mode" smallint NOT NULL,
	"metric" text NOT NULL,
	"season" smallint NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"worth" jsonb,
	CONSTRAINT "offered_opportunities_user_id_mode_metric_season_pk" PRIMARY KEY("user_id","mode","metric","season")
);
--> statement-breakpoint
CREATE TABLE "opportunity_answers" (
	"user_id" uuid NOT NULL,
	"mode" smallint NOT NULL,
	"metric" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "opportunity_answers_user_id_mode_metric_pk" PRIMARY KEY("user_id","mode","metric")
);
--> statement-breakpoint
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
CREATE TABLE "top_opportunities" (
	"user_id" uuid NOT NULL,
	"mode" smallint NOT NULL,
	"metric" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "top_opportunities_user_id_mode_pk" PRIMARY KEY("user_id","mode")
);
--> statement-breakpoint
CREATE TABLE "captured_moments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"frame" integer NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"time" real NOT NULL,
	"clock_seconds" real NOT NULL,
	"overtime" boolean NOT NULL,
	"player" text,
	"step" integer NOT NULL,
	"due_on" date,
	"captured_at" timestamp with time zone NOT NULL,
	"review_id" uuid,
	"comment_id" text
);
--> statement-breakpoint
CREATE TABLE "plan_checks" (
	"enrollment_id" uuid NOT NULL,
	"week" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_on" date NOT NULL,
	"pass" double precision,
	"verdict" text,
	"decided_at" timestamp with time zone,
	"result" jsonb,
	CONSTRAINT "plan_checks_enrollment_id_week_pk" PRIMARY KEY("enrollment_id","week")
);
--> statement-breakpoint
CREATE TABLE "plan_enrollments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"mode" integer NOT NULL,
	"status" text NOT NULL,
	"minutes_per_day" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_on" date NOT NULL,
	"ended_at" timestamp with time zone,
	"rests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"repeated_week" integer,
	"hidden_blocks" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_logs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"enrollment_id" uuid,
	"week" integer,
	"block" text,
	"day" date NOT NULL,
	"state" text NOT NULL,
	"minutes" integer,
	"hits" integer,
	"note" text,
	"logged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_plan_versions" (
	"plan_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"written_by" uuid,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "training_plan_versions_plan_id_version_pk" PRIMARY KEY("plan_id","version")
);
--> statement-breakpoint
CREATE TABLE "training_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"library_key" text,
	"status" text NOT NULL,
	"author" text NOT NULL,
	"published_version" integer,
	"newest_version" integer NOT NULL,
	"position" integer DEFAULT 1000 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"photo_id" uuid,
	CONSTRAINT "training_plans_library_key_unique" UNIQUE("library_key")
);
--> statement-breakpoint
CREATE TABLE "community_goals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"category" text,
	"metric" smallint NOT NULL,
	"direction" text NOT NULL,
	"targets" jsonb NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"minimum_games" smallint NOT NULL,
	"plans" jsonb NOT NULL,
	"badge" text,
	"reward" text,
	"photo_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"updated_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "goal_rewards" (
	"user_id" uuid NOT NULL,
	"community_goal_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "goal_rewards_user_id_community_goal_id_pk" PRIMARY KEY("user_id","community_goal_id")
);
--> statement-breakpoint
CREATE TABLE "rest_weeks" (
	"user_id" uuid NOT NULL,
	"week_start" date NOT NULL,
	CONSTRAINT "rest_weeks_user_id_week_start_pk" PRIMARY KEY("user_id","week_start")
);
--> statement-breakpoint
CREATE TABLE "weekly_goals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"metric" smallint NOT NULL,
	"mode" smallint NOT NULL,
	"direction" text NOT NULL,
	"target" real NOT NULL,
	"base" real,
	"minimum_games" smallint NOT NULL,
	"days" smallint,
	"is_eased" boolean DEFAULT false NOT NULL,
	"community_goal_id" uuid,
	"title" text,
	"version" integer,
	"badge" text,
	"week_start" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"settles_at" timestamp with time zone NOT NULL,
	"is_carried" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"value" real,
	"games" smallint DEFAULT 0 NOT NULL,
	"days_played" smallint DEFAULT 0 NOT NULL,
	"share" real DEFAULT 0 NOT NULL,
	"best_match_id" uuid,
	"best_value" real,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "weekly_goals_one_of_a_kind" UNIQUE("user_id","kind","week_start")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "get_started_answers" ADD CONSTRAINT "get_started_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_history" ADD CONSTRAINT "rank_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_entries" ADD CONSTRAINT "permission_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "active_days" ADD CONSTRAINT "active_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_identities" ADD CONSTRAINT "linked_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_tokens" ADD CONSTRAINT "personal_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_families" ADD CONSTRAINT "refresh_families_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_families" ADD CONSTRAINT "refresh_families_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_plan_id_training_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."training_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_notes" ADD CONSTRAINT "player_notes_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_notes" ADD CONSTRAINT "player_notes_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_assistants" ADD CONSTRAINT "team_assistants_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_assistants" ADD CONSTRAINT "team_assistants_assistant_id_users_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_event_answers" ADD CONSTRAINT "team_event_answers_event_id_team_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."team_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_event_answers" ADD CONSTRAINT "team_event_answers_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_events" ADD CONSTRAINT "team_events_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_links" ADD CONSTRAINT "team_links_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_links" ADD CONSTRAINT "team_links_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_earnings" ADD CONSTRAINT "coach_earnings_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_session_quarters" ADD CONSTRAINT "coach_session_quarters_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_session_quarters" ADD CONSTRAINT "coach_session_quarters_session_id_coach_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."coach_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_sessions" ADD CONSTRAINT "coach_sessions_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_sessions" ADD CONSTRAINT "coach_sessions_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pro_coaches" ADD CONSTRAINT "pro_coaches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carousel_slides" ADD CONSTRAINT "carousel_slides_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_photos" ADD CONSTRAINT "content_photos_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discord_event_reminders" ADD CONSTRAINT "discord_event_reminders_event_id_discord_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."discord_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discord_event_reminders" ADD CONSTRAINT "discord_event_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discord_events" ADD CONSTRAINT "discord_events_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_flags" ADD CONSTRAINT "event_flags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_flags" ADD CONSTRAINT "event_flags_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_highlights" ADD CONSTRAINT "game_highlights_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_digests" ADD CONSTRAINT "match_digests_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_events" ADD CONSTRAINT "match_events_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_players" ADD CONSTRAINT "match_players_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_recordings" ADD CONSTRAINT "match_recordings_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_reports" ADD CONSTRAINT "match_reports_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "played_games" ADD CONSTRAINT "played_games_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_facts" ADD CONSTRAINT "player_facts_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_players" ADD CONSTRAINT "hidden_players_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_disputes" ADD CONSTRAINT "identity_disputes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_disputes" ADD CONSTRAINT "identity_disputes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_identities" ADD CONSTRAINT "player_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_room_people" ADD CONSTRAINT "live_room_people_room_id_live_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."live_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_room_people" ADD CONSTRAINT "live_room_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD CONSTRAINT "live_rooms_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD CONSTRAINT "live_rooms_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD CONSTRAINT "live_rooms_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_review_answers" ADD CONSTRAINT "match_review_answers_review_id_match_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."match_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_review_answers" ADD CONSTRAINT "match_review_answers_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_review_players" ADD CONSTRAINT "match_review_players_review_id_match_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."match_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_review_players" ADD CONSTRAINT "match_review_players_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_review_voices" ADD CONSTRAINT "match_review_voices_review_id_match_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."match_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_reviews" ADD CONSTRAINT "match_reviews_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_reviews" ADD CONSTRAINT "match_reviews_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_ledger" ADD CONSTRAINT "membership_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discord_webhooks" ADD CONSTRAINT "discord_webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_answers" ADD CONSTRAINT "saved_answers_question" FOREIGN KEY ("user_id","question_key","mode") REFERENCES "public"."saved_questions"("user_id","question_key","mode") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "saved_questions" ADD CONSTRAINT "saved_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_campaign_id_referral_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."referral_campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chunk_upload_parts" ADD CONSTRAINT "chunk_upload_parts_chunk_upload_id_chunk_uploads_id_fk" FOREIGN KEY ("chunk_upload_id") REFERENCES "public"."chunk_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chunk_uploads" ADD CONSTRAINT "chunk_uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_replays" ADD CONSTRAINT "deleted_replays_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_folders" ADD CONSTRAINT "replay_folders_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_folders" ADD CONSTRAINT "replay_folders_parent_id_replay_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."replay_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_folder_id_replay_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."replay_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scout_pages" ADD CONSTRAINT "scout_pages_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scout_pages" ADD CONSTRAINT "scout_pages_folder_id_replay_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."replay_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_former_players" ADD CONSTRAINT "school_former_players_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_members" ADD CONSTRAINT "school_members_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_members" ADD CONSTRAINT "school_members_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_members" ADD CONSTRAINT "school_members_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_teams" ADD CONSTRAINT "school_teams_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_bests" ADD CONSTRAINT "career_bests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_bests" ADD CONSTRAINT "career_bests_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_shares" ADD CONSTRAINT "career_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offered_opportunities" ADD CONSTRAINT "offered_opportunities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_answers" ADD CONSTRAINT "opportunity_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_matches" ADD CONSTRAINT "reference_matches_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_matches" ADD CONSTRAINT "reference_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_opportunities" ADD CONSTRAINT "top_opportunities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captured_moments" ADD CONSTRAINT "captured_moments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captured_moments" ADD CONSTRAINT "captured_moments_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captured_moments" ADD CONSTRAINT "captured_moments_review_id_match_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."match_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_checks" ADD CONSTRAINT "plan_checks_enrollment_id_plan_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."plan_enrollments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_enrollments" ADD CONSTRAINT "plan_enrollments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_enrollments" ADD CONSTRAINT "plan_enrollments_version" FOREIGN KEY ("plan_id","version") REFERENCES "public"."training_plan_versions"("plan_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_logs" ADD CONSTRAINT "practice_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_logs" ADD CONSTRAINT "practice_logs_enrollment_id_plan_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."plan_enrollments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_plan_versions" ADD CONSTRAINT "training_plan_versions_plan_id_training_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."training_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_plan_versions" ADD CONSTRAINT "training_plan_versions_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_goals" ADD CONSTRAINT "community_goals_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_goals" ADD CONSTRAINT "community_goals_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_rewards" ADD CONSTRAINT "goal_rewards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_rewards" ADD CONSTRAINT "goal_rewards_community_goal_id_community_goals_id_fk" FOREIGN KEY ("community_goal_id") REFERENCES "public"."community_goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rest_weeks" ADD CONSTRAINT "rest_weeks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_goals" ADD CONSTRAINT "weekly_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_goals" ADD CONSTRAINT "weekly_goals_community_goal_id_community_goals_id_fk" FOREIGN KEY ("community_goal_id") REFERENCES "public"."community_goals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_goals" ADD CONSTRAINT "weekly_goals_best_match_id_matches_id_fk" FOREIGN KEY ("best_match_id") REFERENCES "public"."matches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_kind" ON "consents" USING btree ("kind","is_given");--> statement-breakpoint
CREATE INDEX "audit_entries_target" ON "audit_entries" USING btree ("target_kind","target_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "incidents_start" ON "incidents" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "account_tokens_user" ON "account_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "active_days_day" ON "active_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "attempts_ends" ON "attempts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "linked_identities_user" ON "linked_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "personal_tokens_user" ON "personal_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_families_user" ON "refresh_families" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("user_name"),"id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_seen" ON "users" USING btree ("last_seen_at","id");--> statement-breakpoint
CREATE INDEX "users_plan" ON "users" USING btree ("plan_name","id");--> statement-breakpoint
CREATE INDEX "users_banned" ON "users" USING btree ("banned_at") WHERE banned_at is not null;--> statement-breakpoint
CREATE INDEX "homework_of_coach" ON "homework" USING btree ("coach_id","set_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "homework_of_player" ON "homework" USING btree ("player_id","set_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_notes_of_coach" ON "player_notes" USING btree ("coach_id","player_id","written_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_notes_player" ON "player_notes" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "team_assistants_assistant" ON "team_assistants" USING btree ("assistant_id");--> statement-breakpoint
CREATE INDEX "team_event_answers_player" ON "team_event_answers" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "team_events_of_coach" ON "team_events" USING btree ("coach_id","starts_at");--> statement-breakpoint
CREATE INDEX "team_events_start" ON "team_events" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_open" ON "team_invitations" USING btree ("coach_id","player_id") WHERE "team_invitations"."status" in (5, 10);--> statement-breakpoint
CREATE INDEX "team_invitations_player" ON "team_invitations" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "team_links_of_coach" ON "team_links" USING btree ("coach_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "team_links_email" ON "team_links" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "team_links_player" ON "team_links" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "team_links_expires" ON "team_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "coach_earnings_of_coach" ON "coach_earnings" USING btree ("coach_id","at");--> statement-breakpoint
CREATE INDEX "coach_session_quarters_session" ON "coach_session_quarters" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "coach_sessions_of_coach" ON "coach_sessions" USING btree ("coach_id","ends_at");--> statement-breakpoint
CREATE INDEX "coach_sessions_of_player" ON "coach_sessions" USING btree ("player_id","ends_at");--> statement-breakpoint
CREATE INDEX "coach_sessions_by_end" ON "coach_sessions" USING btree ("status","ends_at");--> statement-breakpoint
CREATE INDEX "pro_coaches_offered" ON "pro_coaches" USING btree ("is_offered","approved_at");--> statement-breakpoint
CREATE INDEX "carousel_slides_order" ON "carousel_slides" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "carousel_slides_end" ON "carousel_slides" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "content_photos_loose" ON "content_photos" USING btree ("uploaded_at") WHERE "content_photos"."shown_by" is null;--> statement-breakpoint
CREATE INDEX "discord_event_reminders_user" ON "discord_event_reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "discord_events_end" ON "discord_events" USING btree ("ends_at","id");--> statement-breakpoint
CREATE INDEX "discord_events_start" ON "discord_events" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "event_flags_kind" ON "event_flags" USING btree ("kind","analysis_version");--> statement-breakpoint
CREATE INDEX "match_events_player" ON "match_events" USING btree ("match_id","player","code");--> statement-breakpoint
CREATE INDEX "match_players_identity" ON "match_players" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "match_players_name" ON "match_players" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "matches_played" ON "matches" USING btree ("played_at");--> statement-breakpoint
CREATE INDEX "played_games_newest" ON "played_games" USING btree ("identity","played_at" DESC NULLS LAST,"match_id");--> statement-breakpoint
CREATE INDEX "identity_disputes_state" ON "identity_disputes" USING btree ("state","raised_at");--> statement-breakpoint
CREATE UNIQUE INDEX "player_identities_one_account" ON "player_identities" USING btree ("identity") WHERE "player_identities"."link_status" = 'verified';--> statement-breakpoint
CREATE INDEX "player_identities_identity" ON "player_identities" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "live_room_people_user" ON "live_room_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "match_review_answers_review" ON "match_review_answers" USING btree ("review_id","written_at");--> statement-breakpoint
CREATE INDEX "match_review_answers_player" ON "match_review_answers" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "match_review_players_player" ON "match_review_players" USING btree ("player_id","shared_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "match_review_voices_clip" ON "match_review_voices" USING btree ("review_id","comment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "match_reviews_of_coach" ON "match_reviews" USING btree ("coach_id","match_id");--> statement-breakpoint
CREATE INDEX "match_reviews_newest" ON "match_reviews" USING btree ("coach_id","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "match_reviews_match" ON "match_reviews" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "membership_ledger_cycle" ON "membership_ledger" USING btree ("user_id","cycle_start");--> statement-breakpoint
CREATE INDEX "membership_ledger_kind" ON "membership_ledger" USING btree ("kind","at");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_ledger_joined" ON "membership_ledger" USING btree ("user_id") WHERE kind = 'joined';--> statement-breakpoint
CREATE UNIQUE INDEX "membership_ledger_reserved" ON "membership_ledger" USING btree ("subject_id") WHERE kind = 'upload-reserved';--> statement-breakpoint
CREATE UNIQUE INDEX "membership_ledger_settled" ON "membership_ledger" USING btree ("subject_id") WHERE kind in ('upload-kept', 'upload-returned', 'upload-console');--> statement-breakpoint
CREATE UNIQUE INDEX "membership_ledger_token" ON "membership_ledger" USING btree ("kind","subject_id") WHERE kind in ('token-bought', 'token-spent', 'token-returned', 'token-withdrawn');--> statement-breakpoint
CREATE INDEX "memberships_trial_end" ON "memberships" USING btree ("trial_ends_at");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at" DESC NULLS LAST,"id") WHERE "notifications"."in_app" and "notifications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_mail_due" ON "notifications" USING btree ("mail_due_at") WHERE "notifications"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_discord_due" ON "notifications" USING btree ("discord_due_at") WHERE "notifications"."discord_due_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "discount_uses_user" ON "discount_uses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discounts_code" ON "discounts" USING btree ("code") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "payment_orders_user" ON "payment_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sandbox_objects_customer" ON "sandbox_objects" USING btree ("customer_id","kind");--> statement-breakpoint
CREATE INDEX "sandbox_objects_due" ON "sandbox_objects" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_past_due" ON "subscriptions" USING btree ("past_due_since");--> statement-breakpoint
CREATE INDEX "saved_questions_next" ON "saved_questions" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "referral_campaigns_start" ON "referral_campaigns" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "referral_codes_created" ON "referral_codes" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "referral_codes_uses" ON "referral_codes" USING btree ("uses","user_id");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id","referred_at");--> statement-breakpoint
CREATE INDEX "referrals_newest" ON "referrals" USING btree ("referred_at","friend_id");--> statement-breakpoint
CREATE INDEX "referrals_on_the_way" ON "referrals" USING btree ("referred_at") WHERE qualified_at is null and reversed_at is null;--> statement-breakpoint
CREATE INDEX "referrals_invoice" ON "referrals" USING btree ("invoice_id") WHERE invoice_id is not null and reversed_at is null;--> statement-breakpoint
CREATE INDEX "referrals_campaign" ON "referrals" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "chunk_uploads_started" ON "chunk_uploads" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "deleted_replays_owner" ON "deleted_replays" USING btree ("owner_id","deleted_at");--> statement-breakpoint
CREATE INDEX "deleted_replays_time" ON "deleted_replays" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "deleted_replays_match" ON "deleted_replays" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "replay_folders_newest" ON "replay_folders" USING btree ("coach_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "replay_folders_deleted" ON "replay_folders" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "replay_folders_parent" ON "replay_folders" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "replays_folder" ON "replays" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "replays_owner_newest" ON "replays" USING btree ("owner_id","uploaded_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "replays_match" ON "replays" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "replays_owner_match" ON "replays" USING btree ("owner_id","match_id");--> statement-breakpoint
CREATE INDEX "replays_status" ON "replays" USING btree ("status");--> statement-breakpoint
CREATE INDEX "replays_uploaded" ON "replays" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "scout_pages_folder" ON "scout_pages" USING btree ("folder_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "scout_pages_coach" ON "scout_pages" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "scout_pages_expired" ON "scout_pages" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "school_members_player" ON "school_members" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "school_members_recorded_by" ON "school_members" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "reference_matches_waiting" ON "reference_matches" USING btree ("status","mode","tier");--> statement-breakpoint
CREATE INDEX "reference_matches_user" ON "reference_matches" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "captured_moments_event" ON "captured_moments" USING btree ("user_id","match_id","frame","kind");--> statement-breakpoint
CREATE INDEX "captured_moments_due" ON "captured_moments" USING btree ("user_id","due_on");--> statement-breakpoint
CREATE INDEX "captured_moments_review" ON "captured_moments" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "plan_enrollments_user" ON "plan_enrollments" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_enrollments_running" ON "plan_enrollments" USING btree ("user_id") WHERE status = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "practice_logs_block" ON "practice_logs" USING btree ("enrollment_id","day","block");--> statement-breakpoint
CREATE INDEX "practice_logs_user" ON "practice_logs" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "community_goals_time" ON "community_goals" USING btree ("ends_on","starts_on");--> statement-breakpoint
CREATE INDEX "weekly_goals_of_user" ON "weekly_goals" USING btree ("user_id","week_start" DESC NULLS LAST,"kind");--> statement-breakpoint
CREATE INDEX "weekly_goals_to_settle" ON "weekly_goals" USING btree ("settles_at") WHERE "weekly_goals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "weekly_goals_to_carry" ON "weekly_goals" USING btree ("ends_at") WHERE not "weekly_goals"."is_carried";--> statement-breakpoint
CREATE INDEX "weekly_goals_of_community" ON "weekly_goals" USING btree ("community_goal_id");--> statement-breakpoint
-- Written by hand from here on: what the schema cannot say, and the rows that a new product starts with.
CREATE FUNCTION "refuse_change_of_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of audit_entries are added and never changed';
END;
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_stay" BEFORE UPDATE OR DELETE ON "audit_entries"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_audit"();--> statement-breakpoint
INSERT INTO "plans" ("name", "tier", "replay_limit", "is_fair_use", "coaching_sessions", "coaching_minutes", "features") VALUES
	('Basic', 5, 100, false, 0, 0, '{"PolrAnalytics":10,"TrainingPackCodes":10,"ProgressionTracking":10,"Playlist Access":10}'),
	('Platinum', 10, 400, false, 1, 30, '{"PolrAnalytics":10,"TrainingPackCodes":15,"ProgressionTracking":10,"Playlist Access":15}'),
	('Diamond', 15, 3000, true, 2, 45, '{"PolrAnalytics":15,"TrainingPackCodes":15,"ProgressionTracking":15,"Playlist Access":15}'),
	('TeamPlan', 20, 5000, true, 2, 60, '{"PolrAnalytics":15,"TrainingPackCodes":15,"ProgressionTracking":15,"Playlist Access":15}');--> statement-breakpoint
INSERT INTO "plan_prices" ("plan_name", "period", "amount") VALUES
	('Platinum', 5, 1299), ('Platinum', 10, 3507), ('Platinum', 15, 12470),
	('Diamond', 5, 3999), ('Diamond', 10, 10797), ('Diamond', 15, 38390),
	('TeamPlan', 5, 4999), ('TeamPlan', 10, 13497), ('TeamPlan', 15, 47990);--> statement-breakpoint
INSERT INTO "plan_trials" ("plan_name", "period", "rule", "days") VALUES
	('Platinum', 0, 'open', 7), ('Platinum', 15, 'card', 30),
	('Diamond', 0, 'friend-code', 15), ('Diamond', 15, 'card', 30),
	('TeamPlan', 0, 'card', 30);--> statement-breakpoint
INSERT INTO "token_products" ("key", "tokens", "amount") VALUES
	('one', 1, 2999), ('three', 3, 7999), ('five', 5, 12499);--> statement-breakpoint
INSERT INTO "discounts" ("code", "type", "amount", "plans", "periods", "for_tokens", "first_cycles", "only_referred", "per_user_limit", "note") VALUES
	('FRIEND20', 10, 20, '[]', '[]', false, 1, true, 1, 'First payment of players who came with a friend’s code');--> statement-breakpoint
INSERT INTO "seasons" ("number", "starts_at") VALUES
	(1, '2020-09-23T16:00:00Z'),
	(2, '2020-12-09T16:00:00Z'),
	(3, '2021-04-07T16:00:00Z'),
	(4, '2021-08-11T16:00:00Z'),
	(5, '2021-11-17T16:00:00Z'),
	(6, '2022-03-09T16:00:00Z'),
	(7, '2022-06-15T16:00:00Z'),
	(8, '2022-09-07T16:00:00Z'),
	(9, '2022-12-07T16:00:00Z'),
	(10, '2023-03-08T16:00:00Z'),
	(11, '2023-06-07T16:00:00Z'),
	(12, '2023-09-06T16:00:00Z'),
	(13, '2023-12-06T16:00:00Z'),
	(14, '2024-03-06T16:00:00Z'),
	(15, '2024-06-05T16:00:00Z'),
	(16, '2024-09-04T16:00:00Z'),
	(17, '2024-12-04T16:00:00Z'),
	(18, '2025-03-14T16:00:00Z'),
	(19, '2025-06-18T16:00:00Z'),
	(20, '2025-09-17T16:00:00Z'),
	(21, '2025-12-10T16:00:00Z'),
	(22, '2026-03-11T16:00:00Z'),
	(23, '2026-06-10T16:00:00Z');
