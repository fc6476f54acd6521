import type { Invitation } from '#contract/activation/schema.ts';
import { fullName } from '#contract/base/person/people.ts';
import { equals, fromText, whole } from '#contract/base/shares/fraction.ts';
import { useText } from '../../base/texts.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { useShareText } from '../../kit/share/fraction-text.ts';
import css from '../entry/parts.module.css';
import type { Draft, Place } from './draft.ts';
import { belongs, preferences } from './names.ts';

type Room = Invitation['user']['rooms'][number];

function RoomLine({ room }: { room: Room }) {
  const say = useText();
  const asShare = useShareText();
  const isPart = room.ownShare !== null && !equals(fromText(room.ownShare), whole);
  const words = [
    say(belongs(room.as)),
    room.unitShare && say('ENTER.OF_HOUSE', { share: asShare(room.unitShare, 'unit') }),
    room.joint && say('ENTER.JOINT'),
    isPart && say('ENTER.OF_UNIT', { share: asShare(room.ownShare as string, 'part') }),
  ];
  return (
    <li className={css.room}>
      <UnitBadge number={room.number} />
      <span className={css.small}>{words.filter(Boolean).join(' · ')}</span>
    </li>
  );
}

const placeText = (p: Place): string =>
  [p.street, [p.post, p.town].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Everything once more, with the house and the own units, before the door opens. */
export function SummaryStep({ invitation, draft }: { invitation: Invitation; draft: Draft }) {
  const say = useText();
  const { svj, email, user } = invitation;
  const or = (text: string) => text || say('ENTER.NOTHING');
  const phoneText = ({ value, isPublic }: Draft['phones'][number]) =>
    `${value} (${say(isPublic ? 'ENTER.PHONE_PUBLIC' : 'ENTER.PHONE_PRIVATE')})`;
  const preferred = draft.preferredCommunication;
  const facts: [string, string][] = [
    [say('ENTER.HOUSE'), svj.name],
    [say(user.isCompany ? 'ENTER.COMPANY' : 'ENTER.NAME'), fullName({ ...user, ...draft })],
    [say('ENTER.LOGIN_EMAIL'), email],
    [say('ENTER.PHONE'), or(draft.phones.map(phoneText).join(', '))],
    [say('ENTER.ADDRESS'), or(placeText(draft.address))],
    [say('ENTER.PERMANENT'), or(placeText(draft.permanentAddress))],
    [say('ENTER.PREFERRED'), say(preferred ? preferences[preferred] : 'ENTER.PREFERRED_NONE')],
  ];
  return (
    <>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section className={css.group}>
        <h2 className={css.heading}>{say('ENTER.UNITS', { count: Math.max(1, user.rooms.length) })}</h2>
        {user.rooms.length === 0 ? (
          <p className={css.small}>{say('ENTER.NO_UNITS')}</p>
        ) : (
          <ul className={css.rooms}>
            {user.rooms.map((room) => (
              <RoomLine key={`${room.id} ${room.as}`} room={room} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
