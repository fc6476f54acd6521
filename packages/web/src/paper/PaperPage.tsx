import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { voteLinks } from '#contract/motions/links.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { param, useAddress } from '../base/address.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';
import { Note } from '../kit/page/Note.tsx';
import { PageHead } from '../kit/page/PageHead.tsx';
import { RecordShape } from '../kit/page/Shapes.tsx';
import { Tabs } from '../kit/table/Tabs.tsx';
import { useVote } from '../motions/data.ts';
import { Counting } from './Counting.tsx';
import { PaperList } from './PaperList.tsx';
import { RecordPaper } from './record/RecordPaper.tsx';
import { useMyPapers, usePapers } from './tickets/data.ts';
import css from './tickets/Paper.module.css';

const sections = ['record', 'list'] as const;
/** `l` is the code of the ticket whose address a camera opened. */
const Address = z.object({ l: param(z.string().check(z.maxLength(400)), ''), tab: param(z.enum(sections), 'record') });

/** /hlasovani/{id}/listek: papers that come back are recorded here; an owner who scanned their own is told what it is. */
export function PaperPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/hlasovani/$id/listek' });
  const administers = useMay('vote', 'rw');
  const of = useVote(id);
  // A second person may be somebody who administers nothing.
  const waits = useMyPapers(id).data?.papers.some((p) => p.canConfirm) ?? false;
  return (
    <>
      <PageHead
        title={say('VOTE_PAPER.RECORD.TITLE')}
        back={{ ...voteLinks.one(id), name: of.data?.name ?? say('VOTE.ONE') }}
      />
      {administers || waits ? (
        <Loaded of={of} shape={<RecordShape />}>
          {(vote) => (administers ? <Papers vote={vote} /> : <PaperList vote={vote} />)}
        </Loaded>
      ) : (
        <Card>
          <EmptyState
            kind="empty"
            title={say('VOTE_PAPER.RECORD.OWNER_TITLE')}
            text={say('VOTE_PAPER.RECORD.OWNER_TEXT')}
          >
            <Button renderRoot={(props) => <Link {...props} {...voteLinks.one(id)} />}>
              {say('VOTE_PAPER.RECORD.OWNER_GO')}
            </Button>
          </EmptyState>
        </Card>
      )}
    </>
  );
}

function Papers({ vote }: { vote: VoteDetail }) {
  const say = useText();
  const [at, write] = useAddress(Address);
  const first = usePapers(vote.id, 1, 25).data;
  const phase = vote.status === 'run' ? (vote.papers?.phase ?? null) : null;
  return (
    <Tabs
      label={say('VOTE_PAPER.RECORD.SECTIONS')}
      value={at.tab}
      onChange={(tab) => void write({ tab })}
      tabs={[
        { value: 'record', label: say('VOTE_PAPER.RECORD.TAB') },
        { value: 'list', label: say('VOTE_PAPER.RECORD.LIST_TAB'), count: first?.total ?? 0 },
      ]}
    >
      <div className={css.page}>
        {at.tab === 'list' ? (
          <PaperList vote={vote} />
        ) : phase === null || phase === 'over' ? (
          <Note>{say(phase === 'over' ? 'VOTE_PAPER.RECORD.OVER' : 'VOTE_PAPER.RECORD.NOT_ONLINE')}</Note>
        ) : (
          <>
            {phase === 'counting' && <Counting vote={vote} />}
            <RecordPaper vote={vote} code={at.l} onTaken={() => void write({ l: '' })} />
          </>
        )}
      </div>
    </Tabs>
  );
}
