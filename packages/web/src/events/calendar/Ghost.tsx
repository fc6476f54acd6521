import { typo } from '#contract/base/words/typo.ts';
import css from './Month.module.css';
import type { Dragged } from './useDragging.ts';

/** What is carried, under the hand. */
export const Ghost = ({ dragged: { x, y }, title }: { dragged: Dragged; title: string }) => (
  <div className={css.ghost} style={{ transform: `translate(${x + 12}px, ${y + 8}px)` }} aria-hidden="true">
    {typo(title)}
  </div>
);
