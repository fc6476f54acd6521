import { IconX } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useText } from '../base/texts.tsx';
import { Mark } from '../kit/motifs/Mark.tsx';
import css from './DrawerHead.module.css';

/** Head of the menu on a phone: mark, way out, house. */
export function DrawerHead({ onClose, Switch }: { onClose: () => void; Switch: ComponentType<{ wide?: boolean }> }) {
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
      <Switch wide />
    </>
  );
}
