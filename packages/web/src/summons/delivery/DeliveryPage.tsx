import { Button } from '@mantine/core';
import { IconFileText, IconMail, IconPencil } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { type DeliverySummary, deliveryTabs } from '#contract/summons/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import type { Listing } from '../../base/listing.ts';
import { useMay } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FilterBar } from '../../kit/filter/FilterBar.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import { useList } from '../../kit/table/useList.ts';
import { usePaper } from '../rows/data.ts';
import { type DeliveryListState, deliveryList, useDelivery } from '../rows/list.ts';
import css from './Delivery.module.css';
import { SeatCard, useSeatColumns } from './DeliveryColumns.tsx';
import { RecordDialog, type Recorded } from './RecordDialog.tsx';
import { Summary } from './Summary.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** /shromazdeni-vlastniku/{id}/doruceni: how the invitation came to each place. */
export function DeliveryPage() {
  const { id } = useParams({ from: '/inside/shromazdeni-vlastniku/$id/doruceni' });
  const administers = useMay('meetingOwners', 'rw');
  return administers ? <Deliveries key={id} id={id} /> : <Refused />;
}

function Deliveries({ id }: { id: number }) {
  const say = useText();
  const list = useList('delivery', deliveryList, 'position');
  const of = useDelivery(id, list);
  const paper = usePaper(id);
  const first = of.data;
  return (
    <>
      <PageHead
        title={say('SUMMONS.DELIVERY.TITLE')}
        back={{ ...meetingLinks.one(id), name: first ? typo(first.name) : say('MEETING.ONE') }}
        actions={
          first?.summary && (
            <Button variant="default" leftSection={<IconFileText {...icon} />} onClick={() => void paper('delivery')}>
              {say('SUMMONS.DELIVERY.PRINT')}
            </Button>
          )
        }
      />
      <Loaded of={of} shape={<ListShape />}>
        {({ summary, total }) =>
          summary ? (
            <Ledger id={id} list={list} of={of} summary={summary} total={total} />
          ) : (
            <EmptyState
              kind="empty"
              title={say('SUMMONS.DELIVERY.NONE_TITLE')}
              text={say('SUMMONS.DELIVERY.NONE_TEXT')}
            />
          )
        }
      </Loaded>
    </>
  );
}

type Of = ReturnType<typeof useDelivery>;
type Props = { id: number; list: DeliveryListState; of: Of; summary: DeliverySummary; total: number };

function Ledger({ id, list, of, summary, total }: Props) {
  const say = useText();
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const counts = { all: undefined, delivered: summary.delivered, waiting: summary.waiting, missing: summary.missing };
  return (
    <>
      <Summary summary={summary} />
      {summary.missing > 0 && (
        <Missing id={id} count={summary.missing} onRecord={() => setRecorded({ all: summary.missing })} />
      )}
      <Tabs
        label={say('SUMMONS.DELIVERY.TABS.LABEL')}
        value={list.tab}
        onChange={list.choose}
        tabs={deliveryTabs.map((value) => ({
          value,
          label: say(`SUMMONS.DELIVERY.TABS.${value}`),
          ...(counts[value] !== undefined && { count: counts[value] }),
        }))}
      >
        <Card>
          <FilterBar list={list} search={{ name: 'text', label: say('SUMMONS.DELIVERY.SEARCH') }} fields={[]} />
          <Seats list={list} of={of} total={total} onRecord={(ids) => setRecorded({ ids })} />
        </Card>
      </Tabs>
      <RecordDialog id={id} of={recorded} onClose={() => setRecorded(null)} />
    </>
  );
}

/** Places that nothing proves it of: all their letters at once, and then that they were handed over. */
function Missing({ id, count, onRecord }: { id: number; count: number; onRecord: () => void }) {
  const say = useText();
  const paper = usePaper(id);
  return (
    <Card title={say('SUMMONS.DELIVERY.MISSING.TITLE', { count })} padded>
      <p>{say('SUMMONS.DELIVERY.MISSING.TEXT')}</p>
      <div className={css.acts}>
        <Button leftSection={<IconMail {...icon} />} onClick={() => void paper('letters')}>
          {say('SUMMONS.DELIVERY.MISSING.PRINT', { count })}
        </Button>
        <Button variant="default" leftSection={<IconPencil {...icon} />} onClick={onRecord}>
          {say('SUMMONS.DELIVERY.MISSING.RECORD')}
        </Button>
      </div>
    </Card>
  );
}

type SeatsProps = { list: DeliveryListState; of: Of; total: number; onRecord: (ids: number[]) => void };
function Seats({ list, of, total, onRecord }: SeatsProps) {
  const say = useText();
  const columns = useSeatColumns();
  if (total === 0 && list.isFiltered) return <NoMatch clear={() => list.filterBy({})} />;
  if (total === 0)
    return (
      <EmptyState kind="empty" title={say('SUMMONS.DELIVERY.EMPTY_TITLE')} text={say('SUMMONS.DELIVERY.EMPTY_TEXT')} />
    );
  return (
    <Table
      label={say('SUMMONS.DELIVERY.TITLE')}
      list={list}
      of={of as Listing<unknown>}
      rows={of.parts.flatMap((part) => part.data)}
      total={total}
      columns={columns}
      nameOf={(row) => `${row.units}, ${row.owners}`}
      card={(row) => <SeatCard row={row} />}
      bulk={{
        text: (count) => say('SUMMONS.DELIVERY.SELECTED', { count }),
        actions: (ids) => (
          <Button variant="default" leftSection={<IconPencil {...icon} />} onClick={() => onRecord(ids)}>
            {say('SUMMONS.DELIVERY.RECORD')}
          </Button>
        ),
      }}
    />
  );
}
