import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { memberLinks } from '#contract/members/links.ts';
import type { MemberDetail } from '#contract/members/schema.ts';
import { param, useAddress } from '../base/address.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useRemembered } from '../base/left.ts';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Avatar } from '../kit/motifs/Avatar.tsx';
import { RecordShape } from '../kit/motifs/Shapes.tsx';
import { PageHead } from '../kit/page/PageHead.tsx';
import { Tabs } from '../kit/table/Tabs.tsx';
import { AccessTag } from './AccessTag.tsx';
import { useMember } from './data.ts';
import { EstateCard } from './death/EstateCard.tsx';
import { InvitationNote } from './InvitationNote.tsx';
import { MemberActions } from './MemberActions.tsx';
import { NotePart } from './NotePart.tsx';
import { PersonalPart } from './PersonalPart.tsx';
import { RelationsPart } from './RelationsPart.tsx';
import { RoomsPart } from './RoomsPart.tsx';
import { useRoleName } from './useRoleName.ts';

const ownTabs = ['settings', 'notifications', 'password'] as const;
const tabs = ['personal', 'authorized', 'units', 'notes', 'rights', ...ownTabs] as const;
type TabName = (typeof tabs)[number];
const Address = z.object({ tab: param(z.enum(tabs), 'personal') });

/** Parts of the own profile that belong to the account, brought by whoever composes the page. */
export type OwnParts = Record<(typeof ownTabs)[number], ReactNode>;
type Props = { id: number; own: OwnParts | null; rights: ReactNode | null };

/** One person, to read: what the reader may see of them, in tabs. */
export function MemberPage({ id, own, rights }: Props) {
  const say = useText();
  useRemembered();
  const of = useMember(id);
  const seesOthers = useMay('members', 'r');
  const member = of.data;
  return (
    <>
      <PageHead
        title={member?.full_name ?? say('MEMBERS.TITLE')}
        record
        back={seesOthers ? { ...memberLinks.list(), name: say('MEMBERS.TITLE') } : undefined}
        sign={member && <Avatar name={member.full_name} size="l" picture={member.avatar} />}
        sub={member && <Standing member={member} />}
        actions={member && <MemberActions member={member} own={own !== null} />}
      />
      <Loaded of={of} shape={<RecordShape />}>
        {(known) => <Parts member={known} own={own} rights={rights} />}
      </Loaded>
    </>
  );
}

function Standing({ member }: { member: MemberDetail }) {
  const roleName = useRoleName();
  return (
    <>
      <span>{roleName(member)}</span>
      <AccessTag access={member.access} archived={member.archivedAt !== null} />
      {member.entrance && <span>{member.entrance.name}</span>}
    </>
  );
}

function Parts({ member, own, rights }: Omit<Props, 'id'> & { member: MemberDetail }) {
  const say = useText();
  const [at, write] = useAddress(Address);
  const people = [...member.relations, ...member.relationOf];
  const parts: Partial<Record<TabName, ReactNode>> = {
    personal: <PersonalPart member={member} own={own !== null} />,
    ...(people.length > 0 || member.may.edit ? { authorized: <RelationsPart member={member} /> } : {}),
    ...(member.type === 'company' || member.rooms.length > 0 || member.may.edit
      ? { units: <RoomsPart member={member} /> }
      : {}),
    ...(member.note === null ? {} : { notes: <NotePart note={member.note} /> }),
    ...(rights ? { rights } : {}),
    ...own,
  };
  const counts: Partial<Record<TabName, number>> = { authorized: people.length, units: member.rooms.length };
  const offered = tabs.filter((tab) => parts[tab]);
  const tab = offered.includes(at.tab) ? at.tab : 'personal';
  return (
    <>
      <InvitationNote member={member} />
      <EstateCard id={member.id} diedOn={member.diedOn} />
      <Tabs
        label={say('PERSON.TABS.LABEL')}
        value={tab}
        onChange={(next) => void write({ tab: next })}
        tabs={offered.map((t) => ({ value: t, label: say(`PERSON.TABS.${t}`), count: counts[t] }))}
      >
        {parts[tab]}
      </Tabs>
    </>
  );
}
