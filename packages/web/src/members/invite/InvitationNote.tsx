import type { MemberDetail } from '#contract/members/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Note } from '../../kit/page/Note.tsx';

/** To which address the invitation went and until when it opens; said only to who may send another one. */
export function InvitationNote({ member }: { member: MemberDetail }) {
  const say = useText();
  const { day } = useWhen();
  const { invitation, may, access } = member;
  if (!may.invite || access !== 'waiting') return null;
  if (!invitation) return <Note tone="warn">{say('MEMBERS.INVITE.NONE')}</Note>;
  const { email, sentAt, expiresAt } = invitation;
  const at = day(sentAt);
  const until = day(expiresAt);
  const opens = new Date(expiresAt) > new Date();
  return (
    <Note tone={opens ? 'info' : 'warn'}>
      {say(opens ? 'MEMBERS.INVITE.WAITS' : 'MEMBERS.INVITE.EXPIRED', { email, at, until })}
    </Note>
  );
}
