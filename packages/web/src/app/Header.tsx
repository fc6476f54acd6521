import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useText } from '../base/texts.tsx';
import { Mark } from '../kit/Mark.tsx';
import css from './Header.module.css';
import { HouseSwitch } from './HouseSwitch.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The slab over everything: mark, house, person. */
export function Header({ onMenu }: { onMenu: () => void }) {
  const say = useText();
  return (
    <header className={css.slab} data-slab>
      <Link to="/nastenka" className={css.brand}>
        <Mark />
        {say('BASE.APP')}
      </Link>
      <button type="button" className={css.menu} aria-label={say('NAV.OPEN')} onClick={onMenu}>
        <IconMenu2 size={24} stroke={1.75} aria-hidden="true" />
      </button>
      <HouseSwitch />
      <UserMenu />
    </header>
  );
}
