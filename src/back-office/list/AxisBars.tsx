/** The bars of an event, or of what becomes of it; `className` has the axis, which draws each kind. */
interface Props {
  className: string | undefined;
  kind: string;
  /** Percent of the axis. */
  strokes: readonly { left: number; width: number }[];
}

export function AxisBars({ className, kind, strokes }: Props) {
  return (
    <span className={className} data-kind={kind} aria-hidden="true">
      {strokes.map(({ left, width }) => (
        <i key={left} style={{ left: `${left}%`, width: `${width}%` }} />
      ))}
    </span>
  );
}
