import { IconPhone } from '@tabler/icons-react';
import { showPhone } from '#contract/base/person/phone.ts';
import type { MemberRow } from '#contract/members/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Share } from '../../kit/share/Share.tsx';
import { AccessTag } from '../rows/AccessTag.tsx';
import css from './MemberCard.module.css';
import { MemberLink, UnitPlates } from './MemberColumns.tsx';

/** A person in the list on a narrow screen. */
export function MemberCard({ member }: { member: MemberRow }) {
  const say = useText();
  return (
    <div className={css.card}>
      <div className={css.top}>
        <MemberLink member={member} />
        {member.phone && (
          <a
            href={`tel:${member.phone}`}
            className={css.call}
            aria-label={say('REACH.PHONE', { name: member.full_name })}
            title={showPhone(member.phone)}
          >
            <IconPhone size={20} stroke={1.75} aria-hidden="true" />
          </a>
        )}
      </div>
      <div className={css.rest}>
        {member.rooms.length > 0 && <UnitPlates rooms={member.rooms} />}
        {member.rooms.length > 0 && member.share && (
          <span className={css.share}>
            <Share share={member.share} of="part" inline />
          </span>
        )}
        {/* That somebody has access goes without saying. */}
        {(member.archived || (member.access && member.access !== 'active')) && (
          <AccessTag access={member.access} archived={member.archived} />
        )}
      </div>
    </div>
  );
}
