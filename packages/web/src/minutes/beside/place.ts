import marks from '../rows/Minutes.module.css';

/** How long a place stays marked after somebody was led to it, in milliseconds. */
const marked = 2500;

/** Leads to the fact or the point, and marks it for a moment. */
export function showPlace(at: string): void {
  const place = document.getElementById(`zapis-${at}`);
  if (!place) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  place.focus({ preventScroll: true });
  const mark = marks.marked ?? '';
  place.classList.add(mark);
  window.setTimeout(() => place.classList.remove(mark), marked);
}
