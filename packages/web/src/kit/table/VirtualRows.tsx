import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './Table.module.css';

type Props = { width: number; whole: boolean; children: ReactNode };

/** Some rows of a long table: away from the window they are one empty row of the same height. */
export function VirtualRows({ width, whole, children }: Props) {
  const place = useRef<HTMLTableSectionElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const body = place.current;
    if (whole || !body) return;
    const look = ([entry]: IntersectionObserverEntry[]) => {
      if (!entry) return;
      if (entry.isIntersecting) setHeight(null);
      else if (!body.contains(document.activeElement)) setHeight(Math.round(entry.boundingClientRect.height));
    };
    const watcher = new IntersectionObserver(look, { rootMargin: '1200px' });
    watcher.observe(body);
    return () => watcher.disconnect();
  }, [whole]);
  if (height === null || whole) return <tbody ref={place}>{children}</tbody>;
  return (
    <tbody ref={place}>
      <tr>
        <td colSpan={width} className={css.gap}>
          <svg className={css.stand} width="1" height={height} aria-hidden="true" />
        </td>
      </tr>
    </tbody>
  );
}
