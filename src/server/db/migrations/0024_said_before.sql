CREATE TABLE "said_before" (
	"change_set" integer PRIMARY KEY NOT NULL,
	"said" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "said_before" ADD CONSTRAINT "said_before_change_set_change_sets_id_fk" FOREIGN KEY ("change_set") REFERENCES "public"."change_sets"("id") ON DELETE no action ON UPDATE no action;