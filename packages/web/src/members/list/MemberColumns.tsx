import { useMemo } from 'react';
import { showPhone } from '#contract/base/person/phone.ts';
import { memberLinks } from '#contract/members/links.ts';
import type { MemberRow } from '#contract/members/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { Share } from '../../kit/share/Share.tsx';
import { columnsOf } from '../../kit/table/columns.ts';
import { PersonCell } from '../../kit/table/ListCell.tsx';
import { AccessTag } from '../rows/AccessTag.tsx';
import { useRoleName } from '../rows/useRoleName.ts';
import css from './MemberColumns.module.css';

/** How an order is called: its column's name. */
export const columnName = {
  name: 'MEMBERS.COLUMNS.name',
  role: 'MEMBERS.COLUMNS.role',
  unit: 'MEMBERS.COLUMNS.unit',
  share: 'MEMBERS.COLUMNS.share',
  access: 'MEMBERS.COLUMNS.access',
} as const satisfies Record<string, TextKey>;

/** The person as the link to them: arch, name, what they are. */
export function MemberLink({ member }: { member: MemberRow }) {
  const roleName = useRoleName();
  return (
    <PersonCell
      to={memberLinks.one(member.id)}
      name={member.full_name}
      picture={member.avatar}
      detail={roleName(member)}
    />
  );
}

const most = 3;
/** Units of somebody: three plates, then how many more. */
export function UnitPlates({ rooms }: { rooms: MemberRow['rooms'] }) {
  const say = useText();
  return (
    <span className={css.plates}>
      {rooms.slice(0, most).map((r) => (
        <UnitBadge key={r.id} number={r.number} />
      ))}
      {rooms.length > most && (
        <span className={css.more}>{say('MEMBERS.MORE_UNITS', { count: rooms.length - most })}</span>
      )}
    </span>
  );
}

export const PhoneLink = ({ phone }: { phone: string | null }) =>
  phone && (
    <a href={`tel:${phone}`} className={css.phone}>
      {showPhone(phone)}
    </a>
  );

const column = columnsOf<MemberRow>();

export function useMemberColumns() {
  const say = useText();
  const seesUnits = useMay('rooms', 'r');
  const seesAccess = useMay('members', 'rw');
  return useMemo(() => {
    const name = column.display({
      id: 'name',
      header: say(columnName.name),
      meta: { sort: 'name' },
      cell: (c) => <MemberLink member={c.row.original} />,
    });
    const units = [
      column.display({
        id: 'unit',
        header: say(columnName.unit),
        meta: { sort: 'unit' },
        cell: (c) => <UnitPlates rooms={c.row.original.rooms} />,
      }),
      column.display({
        id: 'share',
        header: say(columnName.share),
        meta: { sort: 'share', align: 'right' },
        cell: (c) => c.row.original.share && <Share share={c.row.original.share} of="part" />,
      }),
    ];
    const phone = column.display({
      id: 'phone',
      header: say('MEMBERS.PHONE'),
      meta: { optional: true },
      cell: (c) => <PhoneLink phone={c.row.original.phone} />,
    });
    const access = column.display({
      id: 'access',
      header: say(columnName.access),
      meta: { sort: 'access' },
      cell: (c) => <AccessTag access={c.row.original.access} archived={c.row.original.archived} />,
    });
    return column.columns([name, ...(seesUnits ? units : []), phone, ...(seesAccess ? [access] : [])]);
  }, [say, seesUnits, seesAccess]);
}
