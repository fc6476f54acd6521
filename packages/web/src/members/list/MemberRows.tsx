import { Button } from '@mantine/core';
import { IconArchive, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import type { MemberRow } from '#contract/members/schema.ts';
import type { Listing } from '../../base/listing.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { RemoveButton } from '../../kit/form/RemoveButton.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { EraseDialog } from '../care/EraseDialog.tsx';
import { InviteDialog, type Invited } from '../invite/InviteDialog.tsx';
import { useInviteMany } from '../invite/InviteMany.tsx';
import type { MemberListState, useMembers } from '../rows/data.ts';
import { type Doing, MemberMenu, useMayWith } from '../rows/MemberMenu.tsx';
import { useActs } from '../rows/useActs.ts';
import { MemberCard } from './MemberCard.tsx';
import { useMemberColumns } from './MemberColumns.tsx';
import { EmptyTab } from './MemberFaces.tsx';

type Props = { list: MemberListState; of: ReturnType<typeof useMembers>; total: number };

/** Rows of the chosen tab with what can be done with one of them and with several. */
export function MemberRows({ list, of, total }: Props) {
  const say = useText();
  const administers = useMay('members', 'rw');
  const columns = useMemberColumns();
  const mayWith = useMayWith();
  const acts = useActs();
  const [invited, setInvited] = useState<Invited | null>(null);
  const [removed, setRemoved] = useState<MemberRow | null>(null);
  const many = useInviteMany();
  const act = (row: MemberRow) => (doing: Doing) => {
    if (doing === 'invite') setInvited({ ...row, email: row.email ?? '', again: row.access === 'waiting' });
    else if (doing === 'remove') setRemoved(row);
    else void acts[doing](row);
  };
  const bulk = (ids: number[], clear: () => void) => {
    const then = (done: boolean) => done && clear();
    if (list.tab === 'archived')
      return <RemoveButton variant="default" onClick={() => void acts.removeAll(ids).then(then)} />;
    return (
      <>
        <Button
          variant="default"
          loading={many.busy}
          leftSection={<IconMail size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => void many.invite(ids).then(then)}
        >
          {say('MEMBERS.INVITE.ACT')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconArchive size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => void acts.archiveAll(ids).then(then)}
        >
          {say('MEMBERS.ARCHIVE.ACT')}
        </Button>
      </>
    );
  };
  if (total === 0 && list.isFiltered) return <NoMatch clear={() => list.filterBy({})} />;
  if (total === 0) return <EmptyTab tab={list.tab} />;
  return (
    <>
      <Table
        label={say('MEMBERS.TITLE')}
        list={list}
        of={of as Listing<unknown>}
        rows={of.parts.flatMap((part) => part.users)}
        total={total}
        columns={columns}
        nameOf={(row) => row.full_name}
        card={(row) => <MemberCard member={row} />}
        menu={
          administers
            ? (row) => (
                <MemberMenu inList id={row.id} may={mayWith(row)} invited={row.access === 'waiting'} act={act(row)} />
              )
            : undefined
        }
        bulk={administers ? { text: (count) => say('MEMBERS.SELECTED', { count }), actions: bulk } : undefined}
      />
      {invited && <InviteDialog who={invited} onClose={() => setInvited(null)} />}
      {removed && (
        <EraseDialog
          id={removed.id}
          name={removed.full_name}
          onClose={() => setRemoved(null)}
          onGone={() => setRemoved(null)}
        />
      )}
      {many.place}
    </>
  );
}
