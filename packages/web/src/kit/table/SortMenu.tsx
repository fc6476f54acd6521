import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCheck } from '@tabler/icons-react';
import { useText } from '../../base/texts.tsx';
import { DropMenu } from '../menu/DropMenu.tsx';
import { MenuRadioItem } from '../menu/MenuItems.tsx';
import { useNarrow } from '../page/narrow.ts';
import { directionOf, turned } from './columns.ts';
import css from './Tabs.module.css';

type Props = {
  sort: string;
  sortBy: (sort: string) => void;
  orders: readonly { by: string; label: string }[];
  /** Also on a wide screen, where what is listed has no heads. */
  always?: boolean;
};

/** Cards have no heads to click: on a narrow screen the order is a button. */
export function SortMenu({ sort, sortBy, orders, always = false }: Props) {
  const say = useText();
  const narrow = useNarrow();
  const now = orders.find((o) => directionOf(sort, o.by));
  if (!narrow && !always) return null;
  const Arrow = now && directionOf(sort, now.by) === 'descending' ? IconArrowDown : IconArrowUp;
  return (
    <DropMenu
      position="bottom-start"
      opener={
        <Button variant="subtle" color="stone" rightSection={<Arrow size={18} stroke={2} aria-hidden="true" />}>
          <span className="vh">{say('TABLE.ORDER')} </span>
          {now?.label}
        </Button>
      }
    >
      {orders.map((o) => (
        // the chosen one again turns the order around
        <MenuRadioItem
          key={o.by}
          className={css.choice}
          value={o.by}
          checked={o === now}
          checkIcon={<IconCheck size={18} aria-hidden="true" />}
          closeMenuOnClick
          onClick={() => sortBy(turned(sort, o.by))}
        >
          {o.label}
        </MenuRadioItem>
      ))}
    </DropMenu>
  );
}
