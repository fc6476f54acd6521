import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { memberLinks } from '#contract/members/links.ts';
import type { MemberDetail } from '#contract/members/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { param, useAddress } from '../../base/address.ts';
import { useRemembered } from '../../base/left.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import { RecordPage } from '../../kit/page/RecordPage.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import { EstateCard } from '../death/EstateCard.tsx';
import { InvitationNote } from '../invite/InvitationNote.tsx';
import { AccessTag } from '../rows/AccessTag.tsx';
import { useMember } from '../rows/data.ts';
import { useRoleName } from '../rows/useRoleName.ts';
import { MemberActions } from './MemberActions.tsx';
import { NotePart } from './NotePart.tsx';
import { PersonalPart } from './PersonalPart.tsx';
import { RelationsPart } from './RelationsPart.tsx';
import { RoomsPart } from './RoomsPart.tsx';

const tabs = ['personal', 'authorized', 'units', 'notes'] as const;
type TabName = (typeof tabs)[number];
const Address = z.object({ tab: param(z.string(), 'personal') });

/** Tabs that other nouns bring, after those of the page. */
type More = readonly { tab: string; name: TextKey; content: ReactNode }[];
type Props = { id: number; own: boolean; more: More };

/** One person, to read: what the reader may see of them, in tabs. */
export function MemberPage({ id, own, more }: Props) {
  const say = useText();
  useRemembered();
  const of = useMember(id);
  const seesOthers = useMay('members', 'r');
  return (
    <RecordPage
      of={of}
      star="members"
      title={of.data?.full_name ?? say('MEMBERS.TITLE')}
      back={seesOthers ? { ...memberLinks.list(), name: say('MEMBERS.TITLE') } : undefined}
      sign={(member) => <Avatar name={member.full_name} size="l" picture={member.avatar} />}
      sub={(member) => <Standing member={member} />}
      actions={(member) => <MemberActions member={member} own={own} />}
    >
      {(member) => <Parts member={member} own={own} more={more} />}
    </RecordPage>
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

function Parts({ member, own, more }: Omit<Props, 'id'> & { member: MemberDetail }) {
  const say = useText();
  const [at, write] = useAddress(Address);
  const people = [...member.relations, ...member.relationOf];
  const parts: Partial<Record<TabName, ReactNode>> = {
    personal: <PersonalPart member={member} own={own} />,
    ...(people.length > 0 || member.may.edit ? { authorized: <RelationsPart member={member} /> } : {}),
    ...(member.type === 'company' || member.rooms.length > 0 || member.may.edit
      ? { units: <RoomsPart member={member} /> }
      : {}),
    ...(member.note === null ? {} : { notes: <NotePart note={member.note} /> }),
  };
  const counts: Partial<Record<TabName, number>> = { authorized: people.length, units: member.rooms.length };
  const offered = [
    ...tabs
      .filter((tab) => parts[tab])
      .map((tab) => ({ tab, name: `PERSON.TABS.${tab}` as const, content: parts[tab] })),
    ...more,
  ];
  const chosen = offered.find((one) => one.tab === at.tab) ?? offered[0];
  return (
    <>
      <InvitationNote member={member} />
      <EstateCard id={member.id} diedOn={member.diedOn} />
      <Tabs
        label={say('PERSON.TABS.LABEL')}
        value={chosen?.tab ?? 'personal'}
        onChange={(next) => void write({ tab: next })}
        tabs={offered.map(({ tab, name }) => ({ value: tab, label: say(name), count: counts[tab as TabName] }))}
      >
        {chosen?.content}
      </Tabs>
    </>
  );
}
