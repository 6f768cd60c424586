CREATE TABLE "site_instances" (
	"id" text PRIMARY KEY NOT NULL,
	"content_version" bigint NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "notice" jsonb;