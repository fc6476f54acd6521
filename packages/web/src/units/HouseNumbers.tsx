import { Link } from '@tanstack/react-router';
import { memberLinks } from '#contract/members/links.ts';
import { unitLinks } from '#contract/units/links.ts';
import { may, useCounts, useMe } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/page/Card.tsx';
import css from './HouseNumbers.module.css';

/** How many units and neighbours there are, each leading where they are listed. */
export function HouseNumbers() {
  const say = useText();
  const me = useMe();
  const counts = useCounts();
  if (!may(me, 'rooms', 'r') || !counts?.units) return null;
  const { units: roomsCount, members: usersCount } = counts;
  const seesPeople = may(me, 'members', 'r');
  const people = say('HOME.PEOPLE', { count: usersCount });
  return (
    <Card title={say('HOME.HOUSE')}>
      <ul className={css.numbers}>
        <li className={css.number}>
          <b>{roomsCount}</b>
          <Link {...unitLinks.list()}>{say('HOME.UNITS', { count: roomsCount })}</Link>
        </li>
        <li className={css.number}>
          <b>{usersCount}</b>
          {seesPeople ? <Link {...memberLinks.list()}>{people}</Link> : <span>{people}</span>}
        </li>
      </ul>
    </Card>
  );
}
