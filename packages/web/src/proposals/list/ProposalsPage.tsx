import { meetingLinks } from '#contract/meetings/links.ts';
import { proposalStates } from '#contract/proposals/schema-words.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import { useList } from '../../kit/table/useList.ts';
import { type ProposalListState, proposalList, useProposals } from '../rows/list.ts';
import { useProposalColumns } from './ProposalColumns.tsx';
import { EmptyTab, NewProposal, NoProposals, ProposalCard } from './ProposalFaces.tsx';

/** /shromazdeni-vlastniku/namety: what owners want a meeting to deal with. */
export function ProposalsPage() {
  const say = useText();
  const list = useList('proposals', proposalList, '-createdAt');
  const of = useProposals(list);
  const mayPropose = of.data?.may.propose ?? false;
  return (
    <>
      <PageHead
        title={say('PROPOSAL.TITLE')}
        back={{ ...meetingLinks.list(), name: say('MODULES.MEETINGS') }}
        actions={mayPropose && <NewProposal />}
      />
      <Loaded
        of={of}
        shape={<ListShape />}
        empty={({ openCount, takenCount, closedCount }) =>
          openCount + takenCount + closedCount === 0 ? <NoProposals mayPropose={mayPropose} /> : null
        }
      >
        {(counts) => (
          <Tabs
            label={say('PROPOSAL.TABS.LABEL')}
            value={list.tab}
            onChange={list.choose}
            tabs={proposalStates.map((value) => ({
              value,
              label: say(`PROPOSAL.TABS.${value}`),
              count: counts[`${value}Count`],
            }))}
          >
            <Card>
              <Rows key={list.tab} list={list} of={of} total={counts.total} />
            </Card>
          </Tabs>
        )}
      </Loaded>
    </>
  );
}

type RowsProps = { list: ProposalListState; of: ReturnType<typeof useProposals>; total: number };
function Rows({ list, of, total }: RowsProps) {
  const say = useText();
  const columns = useProposalColumns();
  if (total === 0) return <EmptyTab />;
  return (
    <Table
      label={say('PROPOSAL.TITLE')}
      list={list}
      of={of}
      rows={of.parts.flatMap((part) => part.data)}
      total={total}
      columns={columns}
      nameOf={({ name }) => name}
      card={(row) => <ProposalCard row={row} />}
    />
  );
}
