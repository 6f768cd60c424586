-- Whoever changes a row raises its version: season files and jobs too, without having to think of it.
CREATE FUNCTION raise_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.version = OLD.version AND NEW IS DISTINCT FROM OLD THEN
    NEW.version := OLD.version + 1;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['activities', 'booklet_sections', 'color_groups', 'download_categories',
    'download_directories', 'events', 'forms', 'home_elements', 'media', 'menu_links', 'news_teasers', 'person_categories',
    'person_positions', 'persons', 'press_articles', 'production_teasers', 'productions', 'redirects', 'search_tips',
    'settings', 'subscriptions', 'tags', 'venues']
  LOOP
    EXECUTE format('CREATE TRIGGER raise_version BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION raise_version()', name);
  END LOOP;
END $$;
