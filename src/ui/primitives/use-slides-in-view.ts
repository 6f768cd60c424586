/** Which slides of a slider are in view. */
import { type RefObject, useEffect, useState } from 'react';

interface Range {
  first: number;
  last: number;
}

/** Minimum visible share of a slide in view. */
const minVisibleShare = 0.6;

/** Indices from 0; null until the first observation. */
export function useSlidesInView(track: RefObject<HTMLElement | null>, count: number): Range | null {
  const [range, setRange] = useState<Range | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides are watched when there are others.
  useEffect(() => {
    const root = track.current;
    if (!root) return;
    const slides = [...root.children];
    const visibleSlides = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= minVisibleShare) visibleSlides.add(target);
          else visibleSlides.delete(target);
        }
        const at = slides.flatMap((slide, index) => (visibleSlides.has(slide) ? [index] : []));
        // Keeps the last range while scrolling leaves no slide in view.
        if (at.length > 0) setRange({ first: at[0] as number, last: at.at(-1) as number });
      },
      { root, threshold: [minVisibleShare - 0.1, minVisibleShare] },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [track, count]);
  return range;
}
