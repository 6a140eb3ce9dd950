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
ALTER TABLE "rank_history" ADD CONSTRAINT "rank_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;