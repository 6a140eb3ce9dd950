CREATE TABLE "hidden_players" (
	"identity" text PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"hidden_by" uuid
);
--> statement-breakpoint
ALTER TABLE "hidden_players" ADD CONSTRAINT "hidden_players_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;