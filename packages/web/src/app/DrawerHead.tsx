import { IconX } from '@tabler/icons-react';
import { useText } from '../base/texts.tsx';
import { Mark } from '../kit/Mark.tsx';
import css from './DrawerHead.module.css';
import { HouseSwitch } from './HouseSwitch.tsx';

/** Head of the menu on a phone: mark, way out, house. */
export function DrawerHead({ onClose }: { onClose: () => void }) {
  const say = useText();
  return (
    <>
      <div className={css.head} data-slab>
        <Mark />
        <span className={css.name}>{say('BASE.APP')}</span>
        <button type="button" className={css.close} aria-label={say('NAV.CLOSE')} onClick={onClose}>
          <IconX size={24} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      <HouseSwitch wide />
    </>
  );
}
