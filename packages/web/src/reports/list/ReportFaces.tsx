import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { reportLinks } from '#contract/reports/links.ts';
import type { ReportRow } from '#contract/reports/schema.ts';
import { useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { OfferedAbove } from '../../kit/motifs/OfferedAbove.tsx';
import { ListCard, ListRest } from '../../kit/table/ListCard.tsx';
import { Marks, StateTag, TypeWord } from '../rows/Marks.tsx';
import { usePlaceText } from '../rows/usePlaceText.ts';
import { ReportTitle } from './ReportColumns.tsx';

/** The way to a new report; a visit files none. */
export function NewReport() {
  const say = useText();
  const me = useMe();
  if (me.visitUntil) return null;
  return (
    <Button
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...reportLinks.add()} />}
    >
      {say('REPORT.NEW')}
    </Button>
  );
}

/** A house where nothing was reported yet. */
export function NoReports() {
  const say = useText();
  return (
    <Card>
      <EmptyState kind="empty" title={say('REPORT.EMPTY.TITLE')} text={say('REPORT.EMPTY.TEXT')}>
        <OfferedAbove>
          <NewReport />
        </OfferedAbove>
      </EmptyState>
    </Card>
  );
}

/** A tab without reports. */
export function EmptyTab() {
  const say = useText();
  return <EmptyState kind="empty" title={say('REPORT.EMPTY.TAB_TITLE')} text={say('REPORT.EMPTY.TAB_TEXT')} />;
}

/** A report in the list on a narrow screen: how it stands and since when, its title, kind, place and people. */
export function ReportCard({ row }: { row: ReportRow }) {
  const say = useText();
  const { day } = useWhen();
  const place = usePlaceText()(row.place);
  return (
    <ListCard
      apart
      head={
        <>
          <StateTag state={row.status} outcome={row.outcome} />
          <span>{day(row.createdAt)}</span>
        </>
      }
      title={<ReportTitle row={row} />}
      rest={
        <ListRest>
          <Marks row={row} />
          <TypeWord type={row.type} />
          {place && <span>{place}</span>}
          {row.solver && <span>{say('REPORT.SOLVED_BY', { name: row.solver.full_name })}</span>}
        </ListRest>
      }
    />
  );
}
