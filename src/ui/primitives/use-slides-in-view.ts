/** Which slides are to be seen, from the first to the last of them. */
import { type RefObject, useEffect, useState } from 'react';

interface Range {
  first: number;
  last: number;
}

/** A slide of which that much is seen is in view. */
const enough = 0.6;

/** Null until the browser has told. Counted from 0. */
export function useSlidesInView(track: RefObject<HTMLElement | null>, count: number): Range | null {
  const [range, setRange] = useState<Range | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides are watched when there are others.
  useEffect(() => {
    const root = track.current;
    if (!root) return;
    const slides = [...root.children];
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= enough) seen.add(target);
          else seen.delete(target);
        }
        const at = slides.flatMap((slide, index) => (seen.has(slide) ? [index] : []));
        // While it moves there may be none: the last answer holds.
        if (at.length > 0) setRange({ first: at[0] as number, last: at.at(-1) as number });
      },
      { root, threshold: [enough - 0.1, enough] },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [track, count]);
  return range;
}
