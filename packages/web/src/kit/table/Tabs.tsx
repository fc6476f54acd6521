import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useFormat } from '../../base/texts.tsx';
import { DropMenu, useMenuSoon } from '../menu/DropMenu.tsx';
import { MenuRadioItem } from '../menu/MenuItems.tsx';
import { useNarrow } from '../page/narrow.ts';
import css from './Tabs.module.css';

export type Tab<T extends string = string> = { value: T; label: string; count?: number };
type Props<T extends string> = {
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onChange: (value: T) => void;
  /** Beside the region instead of above it: sections of a page rather than views of a list. */
  side?: boolean;
  children: ReactNode;
};

const Count = ({ of }: { of: number | undefined }) => {
  const format = useFormat();
  return of === undefined ? null : <span className={css.count}>{format.number(of)}</span>;
};

/** On a phone one button with the chosen tab, opening the list of all with their counts. */
function TabMenu<T extends string>({ label, tabs, value, onChange }: Omit<Props<T>, 'children' | 'side'>) {
  useMenuSoon();
  const chosen = tabs.find((t) => t.value === value);
  return (
    <DropMenu
      width="target"
      position="bottom"
      opener={
        <button type="button" className={css.drop}>
          <span className="vh">{label}: </span>
          {chosen?.label}
          <Count of={chosen?.count} />
          <IconChevronDown className={css.arrow} size={20} stroke={1.75} aria-hidden="true" />
        </button>
      }
    >
      {tabs.map((t) => (
        <MenuRadioItem
          key={t.value}
          className={css.choice}
          value={t.value}
          checked={t.value === value}
          checkIcon={<IconCheck size={18} aria-hidden="true" />}
          rightSection={<Count of={t.count} />}
          closeMenuOnClick
          onChange={() => onChange(t.value)}
        >
          {t.label}
        </MenuRadioItem>
      ))}
    </DropMenu>
  );
}

const steps: Record<string, (i: number, n: number) => number> = {
  ArrowRight: (i, n) => (i + 1) % n,
  ArrowLeft: (i, n) => (i + n - 1) % n,
  ArrowDown: (i, n) => (i + 1) % n,
  ArrowUp: (i, n) => (i + n - 1) % n,
  Home: () => 0,
  End: (_, n) => n - 1,
};

/** Tabs with counts over the region they choose. */
export function Tabs<T extends string>({ label, tabs, value, onChange, side = false, children }: Props<T>) {
  const narrow = useNarrow();
  const id = useId();
  if (narrow)
    return (
      <div className={css.region}>
        <TabMenu label={label} tabs={tabs} value={value} onChange={onChange} />
        {children}
      </div>
    );
  const move = (e: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((t) => t.value === value);
    const next = tabs[steps[e.key]?.(at, tabs.length) ?? -1];
    if (!next) return;
    e.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <div className={side ? `${css.region} ${css.side}` : css.region}>
      <div
        className={css.tabs}
        role="tablist"
        aria-label={label}
        aria-orientation={side ? 'vertical' : undefined}
        onKeyDown={move}
      >
        {tabs.map((t) => (
          <button
            key={t.value}
            type="button"
            role="tab"
            id={`${id}-${t.value}`}
            aria-selected={t.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={t.value === value ? 0 : -1}
            className={css.tab}
            onClick={() => onChange(t.value)}
          >
            {t.label}
            <Count of={t.count} />
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={css.panel}>
        {children}
      </div>
    </div>
  );
}
