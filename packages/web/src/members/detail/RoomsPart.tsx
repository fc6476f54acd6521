import { IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { MemberDetail } from '#contract/members/schema.ts';
import { unitLinks } from '#contract/units/links.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Facts } from '../../kit/card/Facts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { Share } from '../../kit/share/Share.tsx';
import { roomAs } from '../rows/roomAs.ts';
import css from './MemberPage.module.css';

type Room = MemberDetail['rooms'][number];

function RoomEntry({ room, sex }: { room: Room; sex: MemberDetail['sex'] }) {
  const say = useText();
  const seesUnits = useMay('rooms', 'r');
  const plate = <UnitBadge number={room.number} />;
  return (
    <CardRow low>
      <span className={css.room}>
        {seesUnits ? (
          <Link {...unitLinks.one(room.id)} className={css.plate}>
            {plate}
          </Link>
        ) : (
          plate
        )}
        <span>{roomAs(say, room.as, sex)}</span>
        {room.joint && <Tag icon={IconUsers}>{say('PERSON.ROOMS.JOINT')}</Tag>}
      </span>
      {room.as === 'owner' && (
        <dl className={css.shares}>
          {room.ownShare && (
            <div>
              <dt>{say('PERSON.ROOMS.OF_UNIT')}</dt>
              <dd>
                <Share share={room.ownShare} of="part" inline />
              </dd>
            </div>
          )}
          <div>
            <dt>{say('PERSON.ROOMS.OF_HOUSE')}</dt>
            <dd>
              <Share share={room.unitShare} inline />
            </dd>
          </div>
        </dl>
      )}
    </CardRow>
  );
}

/** Units that a person owns, represents, or lives in. */
export function RoomsPart({ member }: { member: MemberDetail }) {
  const say = useText();
  if (member.rooms.length === 0)
    return (
      <Card>
        <EmptyState kind="empty" title={say('PERSON.ROOMS.NONE_TITLE')} text={say('PERSON.ROOMS.NONE_TEXT')} />
      </Card>
    );
  return (
    <Card title={say('PERSON.ROOMS.TITLE')}>
      <CardRows>
        {member.rooms.map((r) => (
          <RoomEntry key={`${r.id} ${r.as} ${r.ownShare}`} room={r} sex={member.sex} />
        ))}
      </CardRows>
      {member.share && (
        <div className={css.foot}>
          <Facts facts={[[say('PERSON.ROOMS.TOTAL'), <Share key="s" share={member.share} of="part" inline />]]} />
        </div>
      )}
    </Card>
  );
}
