ALTER TABLE "imported_values" ADD COLUMN "held" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_values" ADD COLUMN "compared" bigint;--> statement-breakpoint
CREATE INDEX "imported_values_record_table_index" ON "imported_values" USING btree ("record_table") WHERE held <> '{}';