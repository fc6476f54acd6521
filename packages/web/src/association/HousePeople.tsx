import { Card } from '../kit/Card.tsx';
import css from './HouseInformation.module.css';
import { type Officer, Officers } from './Officers.tsx';

type Props = { title: string; people: readonly Officer[]; none: string };

/** The committee or the audit commission with the contacts they show to the house. */
export const HousePeople = ({ title, people, none }: Props) => (
  <Card title={title}>{people.length === 0 ? <p className={css.none}>{none}</p> : <Officers people={people} />}</Card>
);
