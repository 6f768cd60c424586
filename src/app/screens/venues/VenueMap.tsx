/**
 * The surroundings of a venue as a line screen: blocks are hatched, streets are blank, the venue is solid. Drawn from
 * the theatre's own data, without a map provider.
 */
import {
  labelPosition,
  type MapPoint,
  mapSize,
  type VenueMap as Plan,
  type VenueEntry,
} from '#domain/venues/venue.ts';
import { langOf } from '#ui/lang.ts';
import styles from './VenueMap.module.css';

interface Props {
  map: Plan;
  venue: Pick<VenueEntry, 'id' | 'in_german'>;
  /** The text alternative. The list of places below the map has the details. */
  label?: string;
  /** For teasers: hidden from screen readers, without names and numbers. */
  isOrnament?: boolean;
}

const { width, height } = mapSize;
const pitch = 8;

const written = (points: readonly MapPoint[]) => points.map((point) => point.join(',')).join(' ');

export function VenueMap({ map, venue, label = '', isOrnament = false }: Props) {
  const blocks = `blocks-${venue.id}`;
  const ofKind = (kind: Plan['lines'][number]['kind']) => map.lines.filter((line) => line.kind === kind);
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      aria-hidden={isOrnament}
    >
      <defs>
        <pattern id={blocks} width={width} height={pitch} patternUnits="userSpaceOnUse">
          <path d={`M0 ${pitch / 2}H${width}`} className={styles.stroke} />
        </pattern>
      </defs>
      <rect width={width} height={height} fill={`url(#${blocks})`} />
      {ofKind('water').map(({ points }) => (
        <g key={written(points)}>
          <polyline points={written(points)} className={styles.bank} />
          {[-18, -6, 6, 18].map((shift) => (
            <polyline
              key={shift}
              points={written(points)}
              className={styles.wave}
              transform={`translate(${shift * 2} ${shift})`}
            />
          ))}
        </g>
      ))}
      {(['lane', 'street'] as const).flatMap((kind) =>
        ofKind(kind).map(({ points }) => (
          <polyline key={written(points)} points={written(points)} className={styles[kind]} />
        )),
      )}
      {ofKind('rail').map(({ points }) => (
        <g key={written(points)}>
          <polyline points={written(points)} className={styles.bed} />
          <polyline points={written(points)} className={styles.rail} />
        </g>
      ))}
      {ofKind('house').map(({ points }) => (
        <polygon key={written(points)} points={written(points)} className={styles.house} />
      ))}
      {!isOrnament && <Names map={map} venue={venue} />}
    </svg>
  );
}

/** Street names, the step-free way and the numbers of the places. */
function Names({ map, venue }: Pick<Props, 'map' | 'venue'>) {
  return (
    <>
      {map.lines.map(
        ({ kind, points }) =>
          kind === 'way' && (
            <polyline key={written(points)} points={written(points)} className={styles.way} />
          ),
      )}
      {map.lines.map(({ kind, points, name }, at) => {
        const place = kind === 'house' ? middleOf(points) : labelPosition(points);
        if (!name || !place) return null;
        return (
          <text
            key={`${kind} ${written(points)}`}
            transform={`translate(${place.x} ${place.y}) rotate(${place.angle})`}
            className={kind === 'house' ? styles.houseName : styles.name}
            lang={langOf(venue, `map.lines.${at}.name`)}
          >
            {name}
          </text>
        );
      })}
      {map.marks.map(({ at: [x, y], name }, index) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <rect x={-12} y={-12} width={24} height={24} className={styles.mark} />
          <text className={styles.number}>{index + 1}</text>
        </g>
      ))}
    </>
  );
}

function middleOf(points: readonly MapPoint[]): { x: number; y: number; angle: number } {
  const sum = (axis: 0 | 1) => points.reduce((all, point) => all + point[axis], 0) / points.length;
  return { x: sum(0), y: sum(1), angle: 0 };
}
