import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ComponentProps, ComponentType } from 'react';
import type { Place } from '#contract/base/calls/links.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { Mark } from '../../kit/motifs/Mark.tsx';
import css from './Header.module.css';
import { UserMenu } from './UserMenu.tsx';

type Props = {
  home: Place;
  Switch: ComponentType;
  /** What finds things in the house; outside of one there is nothing to find. */
  Search?: ComponentType;
  /** What the sign of the menu does. */
  menu: ComponentProps<'button'>;
};

/** The slab over everything: mark, house, search, person. */
export function Header({ home, Switch, Search, menu }: Props) {
  const say = useText();
  return (
    <header className={css.slab} data-slab>
      <Link {...linkTo(home)} className={css.brand}>
        <Mark />
        {say('BASE.APP')}
      </Link>
      <button type="button" className={css.menu} aria-label={say('NAV.OPEN')} {...menu}>
        <IconMenu2 size={24} stroke={1.75} aria-hidden="true" />
      </button>
      <Switch />
      <div className={css.end}>
        {Search && <Search />}
        <UserMenu />
      </div>
    </header>
  );
}
