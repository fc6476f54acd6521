import { IconSelector } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useAssociation, useMe } from '../base/me.tsx';
import { useEver } from '../base/parts.ts';
import { useSession } from '../base/session.ts';
import { useFormat, useText } from '../base/texts.tsx';
import { HousePlate } from '../kit/motifs/HousePlate.tsx';
import css from './HouseSwitch.module.css';
import { HouseDialog, nearHouses } from './lateHouses.ts';
import { enterHouse } from './routes.tsx';

/** The house of this tab; a click opens the others. `wide` is its shape in the drawer. */
export function HouseSwitch({ wide = false }: { wide?: boolean }) {
  const say = useText();
  const format = useFormat();
  const me = useMe();
  const { chosen } = useSession();
  const svj = useAssociation().data?.svj;
  const house = svj ?? chosen;
  const [open, setOpen] = useState(false);
  const needed = useEver(open);
  if (!house) return null;
  const name = house.nickname || house.name;
  const until =
    me.visitUntil &&
    say('PICKER.VISIT_UNTIL', { at: format.dateTime(new Date(me.visitUntil), { timeStyle: 'short' }) });
  return (
    <>
      <button
        type="button"
        className={wide ? `${css.house} ${css.wide}` : css.house}
        onClick={() => setOpen(true)}
        {...nearHouses}
      >
        <span className="vh">{say('NAV.HOUSE', { name })}</span>
        <HousePlate id={house.id} name={name} picture={svj?.avatar} />
        <span className={css.words} aria-hidden="true">
          <b className={css.name}>{name}</b>
          <small className={css.town}>{wide ? say('PICKER.SWITCH') : (until ?? house.town)}</small>
        </span>
        <IconSelector className={css.sign} size={18} stroke={1.75} aria-hidden="true" />
      </button>
      {needed && (
        <Suspense fallback={null}>
          <HouseDialog
            opened={open}
            onClose={() => setOpen(false)}
            onChosen={async (next) => {
              setOpen(false);
              await enterHouse(next);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
