import { IconMail, IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Place } from '#contract/base/calls/links.ts';
import { typo } from '#contract/base/words/typo.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { Avatar } from '../motifs/Avatar.tsx';
import css from './PersonLine.module.css';

export const PersonList = ({ children }: { children: ReactNode }) => <ul className={css.list}>{children}</ul>;

type Props = {
  name: string;
  detail?: string;
  aside?: ReactNode;
  /** Where the name leads. */
  to?: Place;
};
/** A person in a card: arch, name, what they are. */
export const PersonLine = ({ name, detail, aside, to }: Props) => (
  <li className={css.line}>
    <Avatar name={name} />
    <span className={css.words}>
      <b>{to ? <Link {...linkTo(to)}>{typo(name)}</Link> : typo(name)}</b>
      {detail && <span>{detail}</span>}
    </span>
    {aside}
  </li>
);

/** Ways to reach a person: icons with names, nothing where there is nothing. */
export function Reach({ name, phone, email }: { name: string; phone: string | null; email: string | null }) {
  const say = useText();
  return (
    <span className={css.reach}>
      {phone && (
        <a href={`tel:${phone}`} aria-label={say('REACH.PHONE', { name })} title={phone}>
          <IconPhone size={20} stroke={1.75} aria-hidden="true" />
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} aria-label={say('REACH.EMAIL', { name })} title={email}>
          <IconMail size={20} stroke={1.75} aria-hidden="true" />
        </a>
      )}
    </span>
  );
}
