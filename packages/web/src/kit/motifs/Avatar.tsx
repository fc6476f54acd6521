import css from './Avatar.module.css';
import { initials } from './signs.ts';

const tones = [css.t0, css.t1, css.t2, css.t3, css.t4, css.t5];
const sizes = { s: css.s, m: '', l: css.l };

const toneOf = (name: string): number =>
  [...name].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 9973, 7) % tones.length;

type Props = { name: string; text?: string; size?: keyof typeof sizes; picture?: string | null };
/** The arch of a person (or a step): its name always stands beside it. */
export const Avatar = ({ name, text, size = 'm', picture }: Props) => (
  <span className={`${css.niche} ${tones[toneOf(name)]} ${sizes[size]}`} aria-hidden="true">
    {picture ? <img className={css.picture} src={picture} alt="" loading="lazy" /> : (text ?? initials(name))}
  </span>
);
