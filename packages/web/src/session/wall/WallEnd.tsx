import { Entry } from '../entry/Entry.tsx';
import css from './Wall.module.css';

/** A page behind a mailed link after which there is nothing to do. */
export const WallEnd = ({ title, text }: { title: string; text: string }) => (
  <Entry title={title}>
    <p role="status" className={css.end}>
      {text}
    </p>
  </Entry>
);
