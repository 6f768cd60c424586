CREATE TABLE "imported_values" (
	"record_table" text NOT NULL,
	"record_key" text NOT NULL,
	"values" jsonb NOT NULL,
	CONSTRAINT "imported_values_record_table_record_key_pk" PRIMARY KEY("record_table","record_key")
);
--> statement-breakpoint
-- What earlier imports said is in the log: for each record that an import created, the last value of each field.
INSERT INTO "imported_values" ("record_table", "record_key", "values")
WITH created AS (
  SELECT DISTINCT ON (record_table, record_key) id, record_table, record_id, record_key
  FROM (
    SELECT id, record_table, record_id, CASE record_table
      WHEN 'activities' THEN record_id
      WHEN 'settings' THEN record_id
      WHEN 'containers' THEN after->>'slug'
      ELSE after->>'source_key' END AS record_key
    FROM change_log WHERE action = 'import' AND before IS NULL AND jsonb_typeof(after) = 'object') found
  WHERE record_key IS NOT NULL
  ORDER BY record_table, record_key, id DESC),
said AS (
  SELECT DISTINCT ON (c.record_table, c.record_key, e.key) c.record_table, c.record_id, c.record_key, e.key, e.value
  FROM created c
  JOIN change_log l ON l.record_table = c.record_table AND l.record_id = c.record_id AND l.action = 'import' AND l.id >= c.id
  CROSS JOIN LATERAL jsonb_each(l.after) e
  WHERE e.key NOT IN ('source_key', 'modules', 'booklet', 'children')
  ORDER BY c.record_table, c.record_key, e.key, l.id DESC)
SELECT record_table, record_key, jsonb_object_agg(key, value) FROM said
-- Parts that an import removed are not told from those that were removed by hand: both come back if a file lists them.
WHERE record_table NOT IN ('booklet_sections', 'menu_links')
  OR record_table = 'booklet_sections' AND EXISTS (SELECT 1 FROM booklet_sections b WHERE b.source_key = record_key)
  OR record_table = 'menu_links' AND EXISTS (SELECT 1 FROM menu_links m WHERE m.source_key = record_key)
GROUP BY record_table, record_key;
--> statement-breakpoint
-- The modules of an import are those of the newest snapshot that no person and no plan has published.
UPDATE "imported_values" i SET "values" = i."values" || jsonb_build_object('modules', s.content->'modules')
FROM (
  SELECT 'pages' AS record_table, source_key AS record_key, container_id FROM pages
  UNION ALL SELECT 'containers', slug, id FROM containers) owner
CROSS JOIN LATERAL (
  SELECT content FROM snapshots
  WHERE snapshots.container_id = owner.container_id AND published_by IS NULL AND NOT EXISTS (
    SELECT 1 FROM change_log l WHERE l.action = 'publish' AND l.record_table = 'containers'
      AND l.record_id = owner.container_id::text AND (l.after->>'published_snapshot_id')::int = snapshots.id)
  ORDER BY id DESC LIMIT 1) s
WHERE i.record_table = owner.record_table AND i.record_key = owner.record_key;
