import { Link } from '@tanstack/react-router';
import { members } from '#contract/members/endpoints.ts';
import type { MemberDetail } from '#contract/members/schema.ts';
import { unitLinks } from '#contract/units/links.ts';
import { useReading } from '../../base/data.ts';
import { useMay, useOwnProfile } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { Share } from '../../kit/share/Share.tsx';
import { roomAs } from '../rows/roomAs.ts';
import css from './OwnUnits.module.css';

type Room = MemberDetail['rooms'][number];

/** Each unit once, with everything that somebody is to it. */
const byUnit = (rooms: readonly Room[]): Room[][] =>
  [...new Set(rooms.map((r) => r.id))].map((id) => rooms.filter((r) => r.id === id));

/** Units that are the person's own, and their share of the house; who has none, or no page, has no card. */
export function OwnUnits() {
  const id = useOwnProfile();
  return id === null ? null : <Owned id={id} />;
}

function Owned({ id }: { id: number }) {
  const say = useText();
  const seesUnits = useMay('rooms', 'r');
  const { data } = useReading(members.one, { id: id });
  if (!data || data.rooms.length === 0) return null;
  return (
    <Card title={say('HOME.OWN_UNITS')}>
      <ul className={css.list}>
        {byUnit(data.rooms).map((of) => {
          const [{ id: unit, number }] = of as [Room];
          const plate = <UnitBadge number={number} />;
          return (
            <li key={unit} className={css.line}>
              {seesUnits ? (
                <Link {...unitLinks.one(unit)} className={css.plate}>
                  {plate}
                </Link>
              ) : (
                plate
              )}
              <span className={css.how}>{of.map((r) => roomAs(say, r.as, data.sex)).join(', ')}</span>
            </li>
          );
        })}
      </ul>
      {data.share && (
        <dl className={css.share}>
          <dt>{say('PERSON.ROOMS.TOTAL')}</dt>
          <dd>
            <Share share={data.share} of="part" inline />
          </dd>
        </dl>
      )}
    </Card>
  );
}
