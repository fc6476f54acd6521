import { IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { equals, fromText, sum, whole } from '#contract/base/shares/fraction.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { memberLinks } from '#contract/members/links.ts';
import type { MemberName } from '#contract/members/schema.ts';
import type { Ownership, UnitDetail } from '#contract/units/schema.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Facts } from '../../kit/card/Facts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { dayBefore } from '../../kit/day/typed-dates.ts';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { Share, usePercentText } from '../../kit/share/Share.tsx';
import css from './UnitOwners.module.css';

/** A person of the unit by name, leading to their card where the reader may see it. */
export function PersonName({ of }: { of: MemberName }) {
  const sees = useMay('members', 'r');
  if (!sees) return <span className={css.name}>{of.full_name}</span>;
  return (
    <Link {...memberLinks.one(of.id)} className={css.name}>
      {of.full_name}
    </Link>
  );
}

/** One owner entry: its people, its share in the unit, and since when. */
export function OwnerEntry({ entry, period }: { entry: Ownership; period: string | null }) {
  const say = useText();
  return (
    <CardRow>
      <div className={css.people}>
        {entry.members.map((m) => (
          <span key={m.id} className={css.person}>
            <Avatar name={m.full_name} />
            <PersonName of={m} />
          </span>
        ))}
        {entry.joint && <Tag icon={IconUsers}>{say('UNITS.JOINT')}</Tag>}
      </div>
      <div className={css.side}>
        <Share share={entry.share} of="part" inline />
        {period && <span className={css.period}>{period}</span>}
      </div>
    </CardRow>
  );
}

/** Entries that hold today; one that begins later is shown too, but does not count yet. */
export function ownersToday(unit: UnitDetail): Ownership[] {
  const today = dayIn(new Date());
  return unit.ownerships.filter((o) => (o.validFrom ?? '') <= today);
}

/** Who owns the unit now, with shares inside it and who votes for all. */
export function UnitOwners({ unit }: { unit: UnitDetail }) {
  const say = useText();
  const shown = useShown();
  const asPercent = usePercentText();
  const holding = ownersToday(unit);
  const total = sum(holding.map((o) => fromText(o.share)));
  const period = ({ validFrom, validTo }: Ownership) =>
    [
      validFrom && say('UNITS.SINCE', { day: shown.day(validFrom) }),
      validTo && say('UNITS.UNTIL', { day: shown.day(dayBefore(validTo)) }),
    ]
      .filter(Boolean)
      .join(' ') || null;
  const isWhole = equals(total, whole);
  return (
    <Card title={say('UNITS.OWNERS')}>
      <CardRows>
        {unit.ownerships.map((o) => (
          <OwnerEntry key={o.id} entry={o} period={period(o)} />
        ))}
      </CardRows>
      <div className={css.foot}>
        {!isWhole && holding.length > 0 && (
          <Note tone="warn">{say('UNITS.OWNERS_SUM', { percent: asPercent(total) })}</Note>
        )}
        {(holding.length > 1 || unit.representative) && (
          <Facts
            facts={[
              [
                say('UNITS.REPRESENTATIVE'),
                unit.representative?.full_name ?? (
                  <span className={css.period}>{say('UNITS.REPRESENTATIVE_NONE')}</span>
                ),
              ],
            ]}
          />
        )}
      </div>
    </Card>
  );
}
