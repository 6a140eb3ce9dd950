CREATE TABLE "goal_rewards" (
	"user_id" uuid NOT NULL,
	"community_goal_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "goal_rewards_user_id_community_goal_id_pk" PRIMARY KEY("user_id","community_goal_id")
);
--> statement-breakpoint
ALTER TABLE "community_goals" ADD COLUMN "reward" text;--> statement-breakpoint
ALTER TABLE "goal_rewards" ADD CONSTRAINT "goal_rewards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_rewards" ADD CONSTRAINT "goal_rewards_community_goal_id_community_goals_id_fk" FOREIGN KEY ("community_goal_id") REFERENCES "public"."community_goals"("id") ON DELETE cascade ON UPDATE no action;