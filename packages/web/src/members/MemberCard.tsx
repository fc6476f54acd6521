import type { MemberRow } from '#contract/members/schema.ts';
import { Share } from '../kit/share/Share.tsx';
import { AccessTag } from './AccessTag.tsx';
import css from './MemberCard.module.css';
import { MemberLink, PhoneLink, UnitPlates } from './MemberColumns.tsx';

/** A person in the list on a narrow screen. */
export function MemberCard({ member }: { member: MemberRow }) {
  return (
    <div className={css.card}>
      <MemberLink member={member} />
      <div className={css.rest}>
        {member.rooms.length > 0 && (
          <div className={css.home}>
            <UnitPlates rooms={member.rooms} />
            {member.share && <Share share={member.share} of="part" inline />}
          </div>
        )}
        {(member.access || member.phone) && (
          <div className={css.home}>
            <AccessTag access={member.access} archived={member.archived} />
            <PhoneLink phone={member.phone} />
          </div>
        )}
      </div>
    </div>
  );
}
