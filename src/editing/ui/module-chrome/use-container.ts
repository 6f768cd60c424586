/** Loads the working copy of a container while it is mounted. */
import { useEffect, useRef, useState } from 'react';
import type { ShownModule } from '#domain/modules/modules.ts';
import { loadContainer } from '../../sync/load-container.ts';
import { discardUntouchedModules } from '../../sync/saving/discard-untouched-modules.ts';
import { useEditingSession } from '../editing-session-context.ts';

interface Loaded {
  /** Null until it is loaded. */
  id: number | null;
  isFailed: boolean;
}

/** @param drawn the modules that the page shows until then */
export function useContainer(slug: string, content_type: string, drawn: readonly ShownModule[]): Loaded {
  const session = useEditingSession();
  const [loaded, setLoaded] = useState<Loaded>({ id: null, isFailed: false });
  const first = useRef(drawn);
  first.current = drawn;
  useEffect(() => {
    let isGone = false;
    let shown: number | null = null;
    const count = (by: number) => {
      const container = session.containers.bySlug(slug);
      if (!container) return;
      session.containers.put({ id: container.id, shown: container.shown + by });
      if (container.shown + by === 0) discardUntouchedModules(session, container.id);
    };
    loadContainer(session, slug, content_type, first.current).then(
      (id) => {
        if (isGone) return;
        shown = id;
        count(1);
        setLoaded({ id, isFailed: false });
      },
      () => {
        if (!isGone) setLoaded({ id: null, isFailed: true });
      },
    );
    return () => {
      isGone = true;
      if (shown !== null) count(-1);
      setLoaded({ id: null, isFailed: false });
    };
  }, [slug, content_type, session]);
  return loaded;
}
