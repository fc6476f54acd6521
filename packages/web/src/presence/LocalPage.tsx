import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { voteLinks } from '#contract/motions/links.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { param, useAddress } from '../base/address.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useText } from '../base/texts.tsx';
import { Note } from '../kit/page/Note.tsx';
import { PageHead } from '../kit/page/PageHead.tsx';
import { RecordShape } from '../kit/page/Shapes.tsx';
import { Tabs } from '../kit/table/Tabs.tsx';
import { useVote } from '../motions/data.ts';
import { NotAdministered } from '../motions/NotAdministered.tsx';
import { VoteTag } from '../motions/VoteTag.tsx';
import { Attendance } from './attendance/Attendance.tsx';
import { AttendanceProof } from './attendance/AttendanceProof.tsx';
import { useAllSeats } from './attendance/useAllSeats.ts';
import type { Entries } from './entry/entries.ts';
import { QuickEntry } from './entry/QuickEntry.tsx';
import { Quorum } from './entry/Quorum.tsx';

const place = z.object({ tab: param(z.enum(['presence', 'votes']), 'presence') });

/** /hlasovani/{id}/na-miste: who came, and how they vote, written down by the committee. */
export function LocalPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/hlasovani/$id/na-miste' });
  const of = useVote(id);
  const vote = of.data;
  return (
    <NotAdministered>
      <PageHead
        title={say('VOTE_LOCAL.TITLE')}
        back={{ ...voteLinks.one(id), name: vote?.name ?? say('VOTE.ONE') }}
        sub={vote && <VoteTag vote={vote} />}
      />
      <Loaded of={of} shape={<RecordShape />}>
        {(v) =>
          v.type === 'local' && v.status === 'run' && !v.cancelledAt ? (
            <Recording vote={v} />
          ) : (
            <Note tone="warn">{say('VOTE_LOCAL.NOT_LOCAL')}</Note>
          )
        }
      </Loaded>
    </NotAdministered>
  );
}

function Recording({ vote }: { vote: VoteDetail }) {
  const say = useText();
  const [at, write] = useAddress(place);
  const all = useAllSeats(vote.id);
  // kept here, so that a look at the attendance loses nothing
  const [entries, setEntries] = useState<Entries>({});
  return (
    <>
      <Quorum vote={vote} />
      <Tabs
        label={say('VOTE_LOCAL.TABS.LABEL')}
        value={at.tab}
        onChange={(tab) => void write({ tab })}
        tabs={[
          { value: 'presence', label: say('VOTE_LOCAL.TABS.presence'), count: vote.present?.seats ?? 0 },
          { value: 'votes', label: say('VOTE_LOCAL.TABS.votes') },
        ]}
      >
        <Loaded of={all.of}>
          {() =>
            at.tab === 'presence' ? (
              <Attendance vote={vote} all={all} />
            ) : (
              <QuickEntry vote={vote} all={all} entries={entries} onChange={setEntries} />
            )
          }
        </Loaded>
      </Tabs>
      {at.tab === 'presence' && <AttendanceProof vote={vote} />}
    </>
  );
}
