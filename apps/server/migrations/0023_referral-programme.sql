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
DROP INDEX "membership_ledger_token";--> statement-breakpoint
DROP INDEX "referrals_referrer";--> statement-breakpoint
ALTER TABLE "referral_codes" ADD COLUMN "use_limit" integer;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD COLUMN "uses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD COLUMN "reward_kind" text DEFAULT 'tokens' NOT NULL;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD COLUMN "network_mark" text;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "tokens" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "days" integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "campaign_id" uuid;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "qualified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "qualified_by" text;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "flags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "cleared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "over_cap_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "reward_kind" text;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "reward_amount" integer;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "reversed_because" text;--> statement-breakpoint
CREATE INDEX "referral_campaigns_start" ON "referral_campaigns" USING btree ("starts_at","id");--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_campaign_id_referral_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."referral_campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_codes_created" ON "referral_codes" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "referral_codes_uses" ON "referral_codes" USING btree ("uses","user_id");--> statement-breakpoint
CREATE INDEX "referrals_newest" ON "referrals" USING btree ("referred_at","friend_id");--> statement-breakpoint
CREATE INDEX "referrals_on_the_way" ON "referrals" USING btree ("referred_at") WHERE qualified_at is null and reversed_at is null;--> statement-breakpoint
CREATE INDEX "referrals_invoice" ON "referrals" USING btree ("invoice_id") WHERE invoice_id is not null and reversed_at is null;--> statement-breakpoint
CREATE INDEX "referrals_campaign" ON "referrals" USING btree ("campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_ledger_token" ON "membership_ledger" USING btree ("kind","subject_id") WHERE kind in ('token-bought', 'token-spent', 'token-returned', 'token-withdrawn');--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id","referred_at");--> statement-breakpoint
UPDATE "referral_codes" SET "uses" = (SELECT count(*) FROM "referrals" WHERE "referrals"."referrer_id" = "referral_codes"."user_id");