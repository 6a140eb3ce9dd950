CREATE SEQUENCE "public"."payment_read_tickets" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
CREATE TABLE "token_products" (
	"key" text PRIMARY KEY NOT NULL,
	"tokens" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL
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
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
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
ALTER TABLE "membership_ledger" ADD COLUMN "anchor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "membership_ledger" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "base_plan_name" text DEFAULT 'Basic' NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "timed_plan_name" text;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discount_uses_user" ON "discount_uses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discounts_code" ON "discounts" USING btree ("code") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "payment_orders_user" ON "payment_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sandbox_objects_customer" ON "sandbox_objects" USING btree ("customer_id","kind");--> statement-breakpoint
CREATE INDEX "sandbox_objects_due" ON "sandbox_objects" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_past_due" ON "subscriptions" USING btree ("past_due_since");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_ledger_token" ON "membership_ledger" USING btree ("kind","subject_id") WHERE kind in ('token-bought', 'token-spent', 'token-returned');--> statement-breakpoint
UPDATE "memberships" SET "timed_plan_name" = "users"."plan_name" FROM "users"
	WHERE "users"."id" = "memberships"."user_id" AND "memberships"."trial_ends_at" IS NOT NULL;--> statement-breakpoint
UPDATE "memberships" SET "base_plan_name" = "users"."plan_name" FROM "users"
	WHERE "users"."id" = "memberships"."user_id" AND "memberships"."trial_ends_at" IS NULL;--> statement-breakpoint
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
	('FRIEND20', 10, 20, '[]', '[]', false, 1, true, 1, 'First period of who came by a friend''s code');
