import { IconCheck } from '@tabler/icons-react';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import css from './ChoiceList.module.css';
import type { Choices } from './useChoices.ts';

export type Item = { key: string; words: ReactNode; icon?: ReactNode; group?: string | undefined; fresh?: boolean };
type Props = {
  of: Choices;
  name: string | undefined;
  items: readonly Item[];
  /** What stands there when there is nothing to choose of. */
  none?: ReactNode;
};

/** Between which edges something at the field is seen: of the window, or of what scrolls or ends in it. */
function roomAround(field: Element): { top: number; bottom: number } {
  for (let one = field.parentElement; one && one !== document.body; one = one.parentElement)
    if (/auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowY)) {
      const { top, bottom } = one.getBoundingClientRect();
      // The head of a dialog stays in its place, over what scrolls under it.
      const head = one.querySelector('header')?.getBoundingClientRect().bottom ?? top;
      return { top: Math.max(top, head, 0), bottom: Math.min(bottom, window.innerHeight) };
    }
  return { top: 0, bottom: window.innerHeight };
}

/** From the edge of the field to the list, and from the list to the edge of what it is seen in, in pixels together. */
const gaps = 24;
/** How high a list grows before it scrolls. */
const most = 270;
/** A list lower than this shows too little to choose from; it may then reach over an edge. */
const least = 140;

/** Over the field where it does not fit under it and there is more room; and how high it may be there. */
function placeOf(list: HTMLElement): { isAbove: boolean; room: number } {
  const field = list.parentElement;
  if (!field) return { isAbove: false, room: least };
  const { top, bottom } = roomAround(field);
  const { top: begins, bottom: ends } = field.getBoundingClientRect();
  const [over, under] = [begins - top, bottom - ends];
  // As high as it would be anywhere, not as it was cut before.
  const whole = Math.min(list.firstElementChild?.scrollHeight ?? 0, most);
  const isAbove = whole + gaps > under && over > under;
  return { isAbove, room: Math.max(least, Math.floor(isAbove ? over : under) - gaps) };
}

/** A field, and its list under it while it is open. */
export const withChoices = (list: ReactNode) => (field: ReactNode) => (
  <div className={css.around}>
    {field}
    {list}
  </div>
);

/** What a field offers: the focus stays in the field, arrows and hands choose. */
export function ChoiceList({ of, name, items, none }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [{ isAbove, room }, place] = useState({ isAbove: false, room: most });
  useLayoutEffect(() => {
    if (!list.current) return;
    const next = placeOf(list.current);
    place((now) => (now.isAbove === next.isAbove && now.room === next.room ? now : next));
  });
  const { 'aria-activedescendant': active } = of.field;
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const groups = Map.groupBy(
    items.map((item, i) => ({ ...item, i })),
    ({ group }) => group,
  );
  return (
    <div ref={list} className={css.box} data-above={isAbove || undefined}>
      <div id={of.id} role="listbox" aria-label={name} className={css.list} style={{ maxHeight: Math.min(room, most) }}>
        {[...groups].map(([group, some]) => {
          const options = some.map(({ key, i, ...item }) => <Option key={key} of={of} i={i} {...item} />);
          if (group === undefined) return <Fragment key="">{options}</Fragment>;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of choices
            <div key={group} role="group" aria-label={group}>
              <div className={css.group} aria-hidden="true">
                {group}
              </div>
              {options}
            </div>
          );
        })}
      </div>
      {items.length === 0 && <div className={css.none}>{none}</div>}
    </div>
  );
}

function Option({ of, i, words, icon, fresh }: { of: Choices; i: number } & Omit<Item, 'key' | 'group'>) {
  return (
    <div
      id={of.idOf(i)}
      role="option"
      aria-selected={i === of.chosen}
      tabIndex={-1}
      className={fresh ? `${css.option} ${css.fresh}` : css.option}
      data-at={i === of.at || undefined}
      onMouseDown={(e) => e.preventDefault()}
      onClick={() => of.pick(i)}
      onKeyDown={() => undefined}
    >
      {icon}
      <span className={css.words}>{words}</span>
      {i === of.chosen && <IconCheck className={css.check} size={18} stroke={2} aria-hidden="true" />}
    </div>
  );
}
