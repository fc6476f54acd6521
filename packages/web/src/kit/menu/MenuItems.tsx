import type { Menu } from '@mantine/core';
import { type ComponentType, createContext, use } from 'react';

/** What an open menu brought; a menu that was not opened yet brings nothing into its page. */
export const MenuParts = createContext<typeof Menu | null>(null);

function part<N extends 'Item' | 'Label' | 'Divider' | 'RadioGroup' | 'RadioItem'>(name: N) {
  function Part(props: object) {
    const parts = use(MenuParts);
    if (!parts) throw new Error(`Menu.${name} stands in no DropMenu`);
    const Inner = parts[name] as ComponentType<object>;
    return <Inner {...props} />;
  }
  return Part as unknown as (typeof Menu)[N];
}

/** One thing to do. */
export const MenuItem = part('Item');
/** Words above some of them. */
export const MenuLabel = part('Label');
/** A line between them. */
export const MenuDivider = part('Divider');
/** Things of which one holds. */
export const MenuRadioGroup = part('RadioGroup');
/** One of them. */
export const MenuRadioItem = part('RadioItem');
