import { Link } from '@tanstack/react-router';
import type { z } from 'zod/mini';
import type { AssociationAnswer } from '#contract/association/schema.ts';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/Card.tsx';
import css from './HouseNumbers.module.css';

/** How many units and neighbours there are, each leading where they are listed. */
export function HouseNumbers({ house }: { house: z.output<typeof AssociationAnswer> }) {
  const say = useText();
  const { roomsCount, usersCount } = house;
  return (
    <Card title={say('HOME.HOUSE')}>
      <ul className={css.numbers}>
        <li className={css.number}>
          <b>{roomsCount}</b>
          <Link to="/jednotky">{say('HOME.UNITS', { count: roomsCount })}</Link>
        </li>
        <li className={css.number}>
          <b>{usersCount}</b>
          <span>{say('HOME.PEOPLE', { count: usersCount })}</span>
        </li>
      </ul>
    </Card>
  );
}
