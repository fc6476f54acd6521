import type { ReactNode } from 'react';
import { Niche } from './Niche.tsx';
import css from './PersonLine.module.css';

export const PersonList = ({ children }: { children: ReactNode }) => <ul className={css.list}>{children}</ul>;

type Props = { name: string; detail?: string; aside?: ReactNode };
/** A person in a card: arch, name, what they are. */
export const PersonLine = ({ name, detail, aside }: Props) => (
  <li className={css.line}>
    <Niche name={name} />
    <span className={css.words}>
      <b>{name}</b>
      {detail && <span>{detail}</span>}
    </span>
    {aside}
  </li>
);
