import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import type { Module } from '#contract/access.ts';
import { session as calls } from '#contract/session/endpoints.ts';
import { useChange } from '../../base/data.ts';
import { useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import css from './Favourite.module.css';

/** The star that puts a module among the favourite ones; a visitor keeps no favourites. */
export function Favourite({ module }: { module: Module }) {
  const say = useText();
  const me = useMe();
  const change = useChange(calls.settings, { touches: [calls.verify] });
  const [wanted, setWanted] = useState<boolean | null>(null);
  const kept = me.settings.favorite_modules;
  const on = wanted ?? kept.includes(module);
  if (me.id === null || me.visitUntil) return null;
  const { id } = me;
  const toggle = async () => {
    setWanted(!on);
    const favorite_modules = on ? kept.filter((m) => m !== module) : [...kept, module];
    await change.run({ id, settings: { favorite_modules } }).catch(() => undefined);
    setWanted(null);
  };
  const label = say(on ? 'NAV.STAR_REMOVE' : 'NAV.STAR_ADD');
  const Star = on ? IconStarFilled : IconStar;
  return (
    // A bubble of its own would bring what measures its place into every list.
    <button
      type="button"
      className={on ? `${css.star} ${css.on}` : css.star}
      aria-pressed={on}
      aria-label={say('NAV.STAR_ADD')}
      title={label}
      onClick={() => void toggle()}
    >
      <Star size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
