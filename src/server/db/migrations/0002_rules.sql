-- Rules that hold whoever writes.

-- The log is only ever added to.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The change log is only ever added to.';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER change_log_is_append_only BEFORE UPDATE OR DELETE ON change_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Colours reach style sheets: nothing but #rrggbb.
ALTER TABLE color_groups ADD CONSTRAINT base_color_is_hex CHECK (base_color ~ '^#[0-9a-fA-F]{6}$');
--> statement-breakpoint
ALTER TABLE color_groups ADD CONSTRAINT secondary_color_is_hex CHECK (secondary_color ~ '^#[0-9a-fA-F]{6}$');
--> statement-breakpoint
ALTER TABLE media ADD CONSTRAINT focal_point_is_a_share CHECK (focal_x BETWEEN 0 AND 1 AND focal_y BETWEEN 0 AND 1);
--> statement-breakpoint
ALTER TABLE events ADD CONSTRAINT ends_after_it_begins CHECK (date_end IS NULL OR date_end > date_start);
--> statement-breakpoint
ALTER TABLE redirects ADD CONSTRAINT leads_elsewhere CHECK (old_path <> new_path);
--> statement-breakpoint
-- One row for ever.
ALTER TABLE content_version ADD CONSTRAINT one_row CHECK (id = 1);
--> statement-breakpoint
INSERT INTO content_version (id, version) VALUES (1, 1);
