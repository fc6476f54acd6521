import { Card } from '../card/Card.tsx';
import { Skeleton } from '../card/Skeleton.tsx';
import { Columns } from './Columns.tsx';
import css from './Shapes.module.css';

/** A list before it arrives: its tabs, its card with rows. */
export const ListShape = () => (
  <div className={css.list}>
    <div className={css.tabs} />
    <Card>
      <div className={css.filters} />
      <Skeleton rows={8} />
    </Card>
  </div>
);

/** A record before it arrives: content left, facts right. */
export const RecordShape = () => (
  <Columns>
    <Card>
      <Skeleton rows={4} />
    </Card>
    <Card>
      <Skeleton rows={7} />
    </Card>
  </Columns>
);
