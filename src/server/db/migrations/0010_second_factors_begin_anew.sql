ALTER TABLE "two_factors" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "two_factors" CASCADE;--> statement-breakpoint
DROP INDEX "verifications_identifier_index";--> statement-breakpoint
CREATE INDEX "change_log_actor_id_index" ON "change_log" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "change_log_record_table_id_index" ON "change_log" USING btree ("record_table","id");--> statement-breakpoint
CREATE INDEX "verifications_value_index" ON "verifications" USING btree ("value");--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "two_factor_enabled";