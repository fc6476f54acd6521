import { Button } from '@mantine/core';
import { IconDownload, IconFileZip, IconPrinter, IconTable } from '@tabler/icons-react';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useExport } from '../../answers/data.ts';
import { useCounted } from '../../answers/useCounted.ts';
import { CastForMe } from '../../ballots/CastForMe.tsx';
import { useBallot } from '../../ballots/filling/useBallot.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { Columns } from '../../kit/page/Columns.tsx';
import { useSaveReport } from '../../protocols/data.ts';
import { Proof } from '../../verification/Proof.tsx';
import { CommitteeMenu } from '../head/CommitteeMenu.tsx';
import { VoteFacts } from '../head/VoteFacts.tsx';
import { VoteHead } from '../head/VoteHead.tsx';
import { PointList } from '../points/PointList.tsx';
import { Entered } from './Entered.tsx';
import { Figures } from './Figures.tsx';
import { FinishedNotes } from './FinishedNotes.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** A vote that is over: what passed, why, and how anybody can check it. */
export function FinishedVote({ vote }: { vote: VoteDetail }) {
  const counted = useCounted(vote);
  const ballot = useBallot(vote);
  return (
    <>
      <VoteHead vote={vote} actions={<Actions vote={vote} />} />
      <CastForMe vote={vote} />
      <FinishedNotes vote={vote} measure={counted.measure} />
      <Entered vote={vote} />
      {!vote.cancelledAt && <Figures vote={vote} measure={counted.measure} />}
      <Card>
        <PointList vote={vote} counted={counted} ballot={ballot} wanted={null} onFilled={() => undefined} />
      </Card>
      <Columns split="even">
        <VoteFacts vote={vote} />
        <Proof vote={vote} />
      </Columns>
    </>
  );
}

/** The printed result, and everything else that can be taken away in one menu beside it. */
function Actions({ vote }: { vote: VoteDetail }) {
  const say = useText();
  const administers = useMay('vote', 'rw');
  const download = useExport();
  const protocol = useSaveReport('protocolTicket');
  const tables = useSaveReport('sheetTicket');
  const hidden = vote.cancelledAt !== null && vote.shows === 'hidden';
  return (
    <>
      {administers && <CommitteeMenu vote={vote} onLook={() => undefined} onFinish={() => undefined} />}
      <DropMenu
        width={260}
        opener={
          <Button variant="default" leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}>
            {say('VOTE_DETAIL.PROOF.DOWNLOAD')}
          </Button>
        }
      >
        {!hidden && (
          <MenuItem
            leftSection={<IconFileZip {...icon} />}
            onClick={() => void download(vote.id).catch(() => undefined)}
          >
            {say('VOTE.REPORT.ZIP')}
          </MenuItem>
        )}
        <MenuItem leftSection={<IconTable {...icon} />} onClick={() => void tables.save(vote.id)}>
          {say('VOTE.REPORT.SHEET')}
        </MenuItem>
      </DropMenu>
      <Button
        loading={protocol.busy}
        leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => void protocol.save(vote.id)}
      >
        {say(vote.cancelledAt ? 'VOTE_DETAIL.PROOF.PRINT_CANCELLED' : 'VOTE_DETAIL.PROOF.PRINT')}
      </Button>
    </>
  );
}
