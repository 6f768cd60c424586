/** The bars of an event on an event axis. `className` styles the axis, which draws each kind. */
interface Props {
  className: string | undefined;
  kind: string;
  /** Percent of the axis. */
  strokes: readonly { left: number; width: number }[];
}

export function EventAxisBars({ className, kind, strokes }: Props) {
  return (
    <span className={className} data-kind={kind} aria-hidden="true">
      {strokes.map(({ left, width }) => (
        <i key={left} style={{ left: `${left}%`, width: `${width}%` }} />
      ))}
    </span>
  );
}
