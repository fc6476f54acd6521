import { IconCheck } from '@tabler/icons-react';
import { houses as waiting } from '#contract/home/endpoints-houses.ts';
import type { Choice } from '#contract/session/schema.ts';
import { useReading } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { HousePlate } from '../../kit/motifs/HousePlate.tsx';
import css from './HouseList.module.css';

type CardProps = { house: Choice; mark?: string; current: boolean; waits: number; onPick: () => void };
function HouseCard({ house, mark, current, waits, onPick }: CardProps) {
  const say = useText();
  const name = house.nickname || house.name;
  const official = house.nickname ? house.name : '';
  const town = house.town && !official.includes(house.town) ? house.town : '';
  const full = [official, town].filter(Boolean).join(', ');
  return (
    <li>
      <button
        type="button"
        className={mark ? `${css.card} ${css.marked}` : css.card}
        aria-current={current || undefined}
        onClick={onPick}
      >
        <HousePlate id={house.id} name={name} picture={house.avatar} large />
        <span className={css.words}>
          <b className={css.name}>{name}</b>
          {full && <span className={css.full}>{full}</span>}
          {mark && (
            <span className={css.mark}>
              {current && <IconCheck size={18} stroke={2} aria-hidden="true" />}
              {mark}
            </span>
          )}
        </span>
        {waits > 0 && (
          <span className={css.waits} title={say('PICKER.WAITS', { count: waits })}>
            <span aria-hidden="true">{waits > 99 ? '99+' : waits}</span>
            <span className="vh">{say('PICKER.WAITS', { count: waits })}</span>
          </span>
        )}
      </button>
    </li>
  );
}

type Props = {
  houses: readonly Choice[];
  /** The house of this tab. */
  here?: number;
  /** The house seen last. */
  last?: number;
  single?: boolean;
  onPick: (house: Choice) => void;
};

/** Houses to choose from, each by its plate. */
export function HouseList({ houses, here, last, single = false, onPick }: Props) {
  const say = useText();
  // Who reaches houses by a visit alone has nothing waiting there.
  const own = houses.some((house) => house.session_user_id > 0);
  const { data } = useReading(waiting.waits, {}, { when: own });
  const waits = new Map(data?.houses.map((one) => [one.id, one.waits]));
  const markOf = (id: number) => (id === here ? say('PICKER.HERE') : id === last ? say('PICKER.LAST') : undefined);
  return (
    <ul className={single ? `${css.list} ${css.single}` : css.list}>
      {houses.map((house) => (
        <HouseCard
          key={house.id}
          house={house}
          mark={markOf(house.id)}
          current={house.id === here}
          waits={waits.get(house.id) ?? 0}
          onPick={() => onPick(house)}
        />
      ))}
    </ul>
  );
}
