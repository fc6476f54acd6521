import type { UnitRow } from '#contract/units/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Share } from '../../kit/share/Share.tsx';
import { ListCard, ListRest } from '../../kit/table/ListCard.tsx';
import css from './UnitCard.module.css';
import { OwnerNames, UnitLink } from './UnitColumns.tsx';

/** A unit in the list on a narrow screen. */
export function UnitCard({ unit }: { unit: UnitRow }) {
  const say = useText();
  const place = [
    unit.entrance?.name,
    unit.floor !== null && say('UNITS.FLOOR_NUMBER', { floor: String(unit.floor) }),
    unit.useMode && say(`UNITS.USE_MODES.${unit.useMode}`),
  ].filter(Boolean);
  return (
    <ListCard
      head={
        <>
          <UnitLink unit={unit} />
          <span>{say(`UNITS.TYPES.${unit.type}`)}</span>
        </>
      }
      title={
        <div className={css.owners}>
          <OwnerNames owners={unit.svj_users} />
        </div>
      }
      rest={
        <ListRest apart>
          <span>{place.join(' · ')}</span>
          <span className={css.share}>
            <Share share={unit.share} inline />
          </span>
        </ListRest>
      }
    />
  );
}
