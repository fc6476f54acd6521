import type { Icon } from '@tabler/icons-react';
import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Module } from '#contract/access.ts';
import { type None, none } from '#contract/base/define-noun.ts';
import type { Place } from '#contract/base/links.ts';
import type { CountName, NounId } from '#contract/nouns.ts';
import type { TextKey } from '#contract/texts/keys.ts';

/** A line of the menu. */
export interface Entry {
  at: Place;
  name: TextKey;
  icon: Icon;
  /** The right that shows it; the dashboard is for everybody. */
  module?: Module;
  /** Stone: what is open in the house. */
  count?: CountName;
  /** Ochre: what waits for me; it takes the place of the stone one. */
  waits?: readonly CountName[];
}

/** A door of "Čeká na vás": lit when something waits behind it. */
export interface DoorTo {
  count: number;
  name: string;
  hint: string;
  at: Place;
  search?: object;
  /** Done here instead of going there. */
  onOpen?: () => void;
}

/** What a noun brings to the dashboard, each part or none of it: what its AtHome.tsx exports. */
export interface AtHome {
  /** Stands above everything else. */
  Above?: ComponentType;
  useDoors?: () => readonly DoorTo[];
  /** Its card, and in which of the three columns. */
  tile?: { Tile: ComponentType; column: 1 | 2 | 3 };
}

/**
 * What a noun is on the screen. Every place is owed. Manifests come with the shell, so they hold no code of screens: files
 * named here by their place (AtHome.tsx, found.ts) come all at once, with the dashboard and with the search.
 */
export interface NounWeb {
  routes: readonly AnyRoute[] | None;
  /** Nouns whose sentences its screens say too; they come with its routes, as its own do. */
  alsoSays: readonly NounId[] | None;
  menu: Entry | None;
  /** The module whose right it takes to find it from the header; how is in its found.ts. */
  finds: Module | None;
  /** Whether it brings something to the dashboard; what is in its AtHome.tsx. */
  atHome: 'brings' | None;
}

/** Keeps what was said as it was said; nothing is done at import. */
export const defineNoun = <const N extends NounWeb>(noun: N): N => noun;

/** A noun without addresses of its own. */
export const withoutScreens = (why: string) =>
  defineNoun({ routes: none(why), alsoSays: none(why), menu: none(why), finds: none(why), atHome: none(why) });
