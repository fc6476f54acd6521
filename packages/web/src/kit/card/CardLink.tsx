import { Link } from '@tanstack/react-router';
import type { Place } from '#contract/base/calls/links.ts';
import { linkTo } from '../../base/place.ts';
import css from './CardLink.module.css';

type Props = { at: Place; name: string /** The same for who hears it without the card around. */; long: string };

/** The way from a card to the whole list. */
export const CardLink = ({ at, name, long }: Props) => (
  <Link {...linkTo(at)} className={css.link} aria-label={long}>
    {name}
  </Link>
);
