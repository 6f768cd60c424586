CREATE UNIQUE INDEX "one_head" ON "modules" USING btree ("container_id") WHERE module = 'head';--> statement-breakpoint
-- The working copy of each page's head is what visitors see of it, until somebody edits it.
INSERT INTO "modules" ("container_id", "column", "order", "module", "data")
SELECT p."container_id", -1, 0, 'head', jsonb_build_object(
	'title', p."title", 'headline', p."headline", 'hero_text', p."hero_text",
	'meta_title', p."meta_title", 'meta_description', p."meta_description",
	'og_title', p."og_title", 'og_description', p."og_description",
	'hero_image', p."hero_image_id", 'og_image', p."og_image_id", 'hero_link', p."hero_link",
	'og_type', CASE WHEN p."og_type" = 'article' THEN 'article' ELSE 'website' END,
	'hero_video', CASE
		WHEN p."hero_video" ~ '^https://www\.youtube\.com/watch\?v=' THEN jsonb_strip_nulls(jsonb_build_object(
			'provider', 'youtube', 'id', substring(p."hero_video" from 'v=([[:alnum:]_-]+)'),
			'start', substring(p."hero_video" from '[?&#]t=(\d+)')::int))
		WHEN p."hero_video" ~ '^https://vimeo\.com/' THEN jsonb_strip_nulls(jsonb_build_object(
			'provider', 'vimeo', 'id', substring(p."hero_video" from 'vimeo\.com/([\d]+(?:/[[:xdigit:]]+)?)'),
			'start', substring(p."hero_video" from '[?&#]t=(\d+)')::int))
		ELSE 'null'::jsonb END)
FROM "pages" p WHERE p."container_id" IS NOT NULL;
