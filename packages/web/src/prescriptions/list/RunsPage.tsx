import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { feeLinks } from '#contract/fees/links.ts';
import { runLinks } from '#contract/prescriptions/links.ts';
import type { RunRow } from '#contract/prescriptions/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { useDayText, useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { OfferedAbove } from '../../kit/motifs/OfferedAbove.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { ListCard, ListRest } from '../../kit/table/ListCard.tsx';
import { ListLink } from '../../kit/table/ListCell.tsx';
import { shown, useRuns } from '../rows/data.ts';
import css from '../rows/Run.module.css';
import { StateTag } from '../rows/StateTag.tsx';

/** /prehled-poplatku/predpisy: what was and will be prescribed to units. */
export function RunsPage() {
  const say = useText();
  const of = useRuns();
  return (
    <>
      <PageHead
        title={say('PRESCRIPTIONS.TITLE')}
        back={{ ...feeLinks.list(), name: say('FEES.TITLE') }}
        actions={of.data?.may.write && <NewRun />}
      />
      <Loaded of={of} shape={<ListShape />}>
        {({ prescriptions: rows, may }) => (
          <Card>
            {rows.length === 0 ? (
              <Empty writes={may.write} />
            ) : (
              rows.map((row) => (
                <div key={row.id} className={css.waits}>
                  <Row row={row} />
                </div>
              ))
            )}
          </Card>
        )}
      </Loaded>
    </>
  );
}

/** The way to a new one. */
function NewRun() {
  const say = useText();
  return (
    <Button
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...runLinks.add()} />}
    >
      {say('PRESCRIPTIONS.NEW')}
    </Button>
  );
}

function Empty({ writes }: { writes: boolean }) {
  const say = useText();
  return (
    <EmptyState
      kind="empty"
      title={say('PRESCRIPTIONS.EMPTY.TITLE')}
      text={say(writes ? 'PRESCRIPTIONS.EMPTY.TEXT' : 'PRESCRIPTIONS.EMPTY.TEXT_OTHERS')}
    >
      <OfferedAbove>{writes && <NewRun />}</OfferedAbove>
    </EmptyState>
  );
}

function Row({ row }: { row: RunRow }) {
  const say = useText();
  const { day } = useWhen();
  const inWords = useDayText();
  return (
    <ListCard
      apart
      head={
        <>
          <StateTag state={row.state} />
          {row.issuedAt && <span className={css.number}>{day(row.issuedAt)}</span>}
        </>
      }
      title={<ListLink to={runLinks.one(row.id)}>{typo(row.name)}</ListLink>}
      rest={
        <ListRest apart>
          <span>{say('PRESCRIPTIONS.LEAD', { from: inWords.day(row.fromMonth), day: String(row.dueDay) })}</span>
          {row.total && <b className={css.number}>{shown(row.total)}</b>}
        </ListRest>
      }
    />
  );
}
