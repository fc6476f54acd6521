import type { MouseEvent, ReactNode } from 'react';
import { go } from './path.ts';

type Props = { to: string; className?: string; children: ReactNode };

/** A link between signed-out screens. */
export function Way({ to, className, children }: Props) {
  const follow = (e: MouseEvent) => {
    if (e.metaKey || e.ctrlKey || e.shiftKey || e.button !== 0) return;
    e.preventDefault();
    go(to);
    window.scrollTo(0, 0);
  };
  return (
    <a href={to} className={className} onClick={follow}>
      {children}
    </a>
  );
}
