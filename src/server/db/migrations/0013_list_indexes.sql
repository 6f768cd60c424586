CREATE INDEX "events_date_start_id_index" ON "events" USING btree ("date_start","id");--> statement-breakpoint
CREATE INDEX "persons_first_name_last_name_index" ON "persons" USING gin ("first_name" gin_trgm_ops,"last_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "production_cast_name_index" ON "production_cast" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "production_credits_name_index" ON "production_credits" USING gin ("name" gin_trgm_ops);