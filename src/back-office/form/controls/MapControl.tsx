/** The map of a venue: its lines and marks as rows of figures, and how they look. */
import type { Localized } from '#domain/languages/localized.ts';
import type { ResourceFields } from '#domain/resources/resource.ts';
import { type MapPoint, mapLineKinds, mapMarkKinds, mapSize } from '#domain/venues/venue.ts';
import kit from '#editing/ui/kit/kit.module.css';
import { type ControlProps, useRecordForm } from '../form-context.ts';
import styles from './controls.module.css';
import { RowsControl } from './RowsControl.tsx';

interface StoredMap {
  lines: { kind: string; points: MapPoint[]; name?: Localized | null }[];
  marks: { kind: string; at: MapPoint; name: Localized }[];
}

/** A line in the form of rows: points as "120,80 140,95". */
interface Line {
  kind: string | null;
  points: string | null;
  name: Localized | null;
}

const lineFields: ResourceFields = {
  kind: { kind: 'choice', values: mapLineKinds, required: true },
  name: { kind: 'line' },
  points: { kind: 'text' },
};
const markFields: ResourceFields = {
  kind: { kind: 'choice', values: mapMarkKinds, required: true },
  name: { kind: 'line', required: true },
  at: { kind: 'word', required: true },
};

const written = (points: unknown): string =>
  typeof points === 'string'
    ? points
    : ((points ?? []) as MapPoint[]).map((each) => each.join(',')).join(' ');

/** Parses the points of "120,80 140,95"; returns invalid text unchanged, so that the server reports it. */
function pointsOf(text: string | null): unknown {
  const points = (text ?? '')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((each) => each.split(',').map(Number));
  return points.every((point) => point.length === 2 && !point.some(Number.isNaN)) ? points : text;
}

export function MapControl({ label, path, value, onChange }: ControlProps<'map'>) {
  const { texts, errors } = useRecordForm();
  const { lines, marks } = (value ?? { lines: [], marks: [] }) as StoredMap;
  const { map } = texts;
  const names = { name: { label: map.name }, points: { label: map.points }, at: { label: map.at } };
  return (
    <fieldset className={kit.group}>
      <legend>{label.label}</legend>
      {errors[path] && <p className={kit.error}>{errors[path]}</p>}
      <svg
        className={styles.map}
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
      >
        {lines.map(({ points }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, replaced as a whole.
          <polyline key={at} points={written(points)} strokeWidth="2" />
        ))}
        {marks.map(({ at: point }, at) => {
          const [x = 0, y = 0] = Array.isArray(point) ? point : [];
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, replaced as a whole.
          return <circle key={at} cx={x} cy={y} r="8" fill="currentColor" />;
        })}
      </svg>
      <RowsControl
        field={{ kind: 'rows', fields: lineFields }}
        label={{ label: map.lines, fields: { ...names, kind: { label: map.kind, values: map.line_kinds } } }}
        path={`${path}.lines`}
        value={lines.map(
          (line): Line => ({ ...line, name: line.name ?? null, points: written(line.points) }),
        )}
        onChange={(rows) => {
          const next = (rows as Line[]).map((line) => ({ ...line, points: pointsOf(line.points) }));
          onChange({ lines: next, marks });
        }}
      />
      <RowsControl
        field={{ kind: 'rows', fields: markFields }}
        label={{ label: map.marks, fields: { ...names, kind: { label: map.kind, values: map.mark_kinds } } }}
        path={`${path}.marks`}
        value={marks.map((mark) => ({ ...mark, at: Array.isArray(mark.at) ? written([mark.at]) : mark.at }))}
        onChange={(rows) => {
          const next = (rows as { at: string | null }[]).map((mark) => {
            const points = pointsOf(mark.at);
            return { ...mark, at: Array.isArray(points) && points.length === 1 ? points[0] : mark.at };
          });
          onChange({ lines, marks: next });
        }}
      />
    </fieldset>
  );
}
