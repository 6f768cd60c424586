-- Counting attempts to log in, the secret that sessions are signed with, and what second factors will need.
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rate_limits" ALTER COLUMN "last_request" SET DATA TYPE bigint USING "last_request"::bigint;
--> statement-breakpoint
ALTER TABLE "two_factors" ADD COLUMN "verified" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "two_factors" ADD COLUMN "failed_verification_count" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "two_factors" ADD COLUMN "locked_until" timestamp with time zone;
--> statement-breakpoint
-- Who logs in is looked for in small letters.
UPDATE "users" SET "email" = lower("email");
