import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Listing } from '../../base/listing.ts';
import { useText } from '../../base/texts.tsx';
import css from './Table.module.css';

/** The end of a list that arrives in parts: coming near asks for the next one. */
export function TableMore({ of }: { of: Listing<unknown> }) {
  const say = useText();
  const place = useRef<HTMLDivElement>(null);
  const { more } = of;
  useEffect(() => {
    if (!more || !place.current) return;
    // A busy page tells of several moments at once: the last one holds, and nobody tells of it again.
    const watcher = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && more(), { rootMargin: '1500px' });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [more]);
  return (
    <div ref={place}>
      {more && (
        <div className={css.more}>
          <Button variant="subtle" onClick={more}>
            {say('TABLE.MORE')}
          </Button>
        </div>
      )}
    </div>
  );
}
