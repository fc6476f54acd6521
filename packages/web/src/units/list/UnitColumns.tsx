import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { MemberName } from '#contract/members/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { unitLinks } from '#contract/units/links.ts';
import type { UnitRow } from '#contract/units/schema.ts';
import { useText } from '../../base/texts.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { Share } from '../../kit/share/Share.tsx';
import { columnsOf } from '../../kit/table/columns.ts';
import css from './UnitColumns.module.css';

/** How an order is called: its column's name. */
export const columnName = {
  number: 'UNITS.NUMBER',
  floor: 'UNITS.FLOOR',
  type: 'UNITS.TYPE',
  share: 'UNITS.SHARE',
  owner: 'UNITS.OWNERS',
} as const satisfies Record<string, TextKey>;

const most = 3;
/** Owners in a list: three names, then how many more. */
export function OwnerNames({ owners }: { owners: readonly MemberName[] }) {
  const say = useText();
  if (owners.length === 0) return <span className={css.none}>–</span>;
  return (
    <>
      {owners.slice(0, most).map((m) => (
        <span key={m.id} className={css.owner}>
          {m.full_name}
        </span>
      ))}
      {owners.length > most && (
        <span className={css.none}>{say('UNITS.MORE_OWNERS', { count: owners.length - most })}</span>
      )}
    </>
  );
}

export const UnitLink = ({ unit }: { unit: Pick<UnitRow, 'id' | 'number'> }) => (
  <Link {...unitLinks.one(unit.id)} className={css.link}>
    <UnitBadge number={unit.number} />
  </Link>
);

const short = 16;
/** "Lipová 14" stays in one line, a long name may break. */
const unbroken = (name: string) => (name.length <= short ? name.replaceAll(' ', '\u00a0') : name);

const column = columnsOf<UnitRow>();

export function useUnitColumns() {
  const say = useText();
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'number',
          header: say('UNITS.NUMBER'),
          meta: { sort: 'number' },
          cell: (c) => <UnitLink unit={c.row.original} />,
        }),
        column.accessor((u) => unbroken(u.entrance?.name ?? ''), { id: 'entrance', header: say('UNITS.ENTRANCE') }),
        column.accessor((u) => (u.floor === 0 ? say('UNITS.GROUND') : (u.floor ?? '')), {
          id: 'floor',
          header: say('UNITS.FLOOR'),
          meta: { sort: 'floor', align: 'right' },
        }),
        column.accessor((u) => say(`UNITS.TYPES.${u.type}`), {
          id: 'type',
          header: say('UNITS.TYPE'),
          meta: { sort: 'type' },
        }),
        column.display({
          id: 'owner',
          header: say('UNITS.OWNERS'),
          meta: { sort: 'owner' },
          cell: (c) => <OwnerNames owners={c.row.original.svj_users} />,
        }),
        column.display({
          id: 'share',
          header: say('UNITS.SHARE'),
          meta: { sort: 'share', align: 'right' },
          cell: (c) => <Share share={c.row.original.share} />,
        }),
        column.accessor((u) => (u.useMode ? say(`UNITS.USE_MODES.${u.useMode}`) : ''), {
          id: 'useMode',
          header: say('UNITS.USE_MODE'),
          meta: { optional: true },
        }),
      ]),
    [say],
  );
}
