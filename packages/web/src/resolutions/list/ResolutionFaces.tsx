import type { ResolutionRow } from '#contract/resolutions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { ListCard, ListRest } from '../../kit/table/ListCard.tsx';
import { CommitteeTag, FulfilmentTag, MineTag, ResultTag } from '../rows/Marks.tsx';
import { ResolutionName } from './ResolutionColumns.tsx';

/** A house that has decided nothing yet. */
export function NoResolutions() {
  const say = useText();
  return (
    <Card>
      <EmptyState kind="empty" title={say('RESOLUTION.EMPTY.TITLE')} text={say('RESOLUTION.EMPTY.TEXT')} />
    </Card>
  );
}

/** A tab without resolutions. */
export function EmptyTab() {
  const say = useText();
  return <EmptyState kind="empty" title={say('RESOLUTION.EMPTY.TAB_TITLE')} text={say('RESOLUTION.EMPTY.TAB_TEXT')} />;
}

/** A resolution in the list on a narrow screen. */
export function ResolutionCard({ row }: { row: ResolutionRow }) {
  const say = useText();
  const { day } = useWhen();
  return (
    <ListCard
      apart
      head={
        <>
          <ResultTag adopted={row.adopted} />
          <span>{say('RESOLUTION.NO', { number: row.number })}</span>
        </>
      }
      title={<ResolutionName row={row} />}
      rest={
        <ListRest>
          <FulfilmentTag r={row} />
          {!row.isPublic && <CommitteeTag />}
          {row.isMine && <MineTag />}
          {row.responsible && !row.isMine && <span>{row.responsible.full_name}</span>}
          <span>{say('RESOLUTION.DECIDED', { day: day(row.decidedAt) })}</span>
          {row.dueOn && (
            <span>
              {say('RESOLUTION.COLUMNS.DUE')} {day(row.dueOn)}
            </span>
          )}
        </ListRest>
      }
    />
  );
}
