import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Place } from '#contract/base/calls/links.ts';
import { typo } from '#contract/base/words/typo.ts';
import { linkTo } from '../../base/place.ts';
import { Avatar } from '../motifs/Avatar.tsx';
import css from './ListCell.module.css';

/** What a row is called, as the link to it. */
export const ListLink = ({ to, children }: { to: Place; children: ReactNode }) => (
  <Link {...linkTo(to)} className={css.link}>
    {children}
  </Link>
);

/** The first cell of a row: what it is called, and under it the marks of what is special about it. */
export const ListCell = ({ marks, children }: { marks?: ReactNode; children: ReactNode }) => (
  <span className={css.cell}>
    {children}
    {marks && <span className={css.marks}>{marks}</span>}
  </span>
);

/** The second, quiet line of a cell. */
export const SecondLine = ({ children }: { children: ReactNode }) => <span className={css.second}>{children}</span>;

type PersonProps = { to: Place; name: string; picture?: string | null; detail?: string };
/** A person as the link to them: avatar, name, what they are. */
export const PersonCell = ({ to, name, picture, detail }: PersonProps) => (
  <Link {...linkTo(to)} className={css.person}>
    <Avatar name={name} picture={picture} />
    <span className={css.words}>
      <b>{typo(name)}</b>
      {detail && <span>{detail}</span>}
    </span>
  </Link>
);
