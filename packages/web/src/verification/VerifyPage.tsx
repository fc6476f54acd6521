import { Button } from '@mantine/core';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { voteLinks } from '#contract/motions/links.ts';
import { type LedgerPages, useExport } from '../answers/data.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useFormat, useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';
import { Column, Columns } from '../kit/page/Columns.tsx';
import { Note } from '../kit/page/Note.tsx';
import { PageHead, PageLead } from '../kit/page/PageHead.tsx';
import { RecordShape } from '../kit/page/Shapes.tsx';
import { commonOf } from '../motions/counts.ts';
import { useVote } from '../motions/data.ts';
import { Chain } from './Chain.tsx';
import { Changes } from './Changes.tsx';
import { Checks } from './checking/Checks.tsx';
import type { Checked } from './checking/check.ts';
import { type Course, courseOf } from './checking/course.ts';
import { Recounted } from './checking/Recounted.tsx';
import { useChecked } from './checking/useChecked.ts';
import css from './checking/VerifyPage.module.css';
import { Moved } from './Moved.tsx';
import { MyReceipts } from './MyReceipts.tsx';
import { ReceiptCheck } from './ReceiptCheck.tsx';

/** /hlasovani/{id}/overit: the whole ledger counted anew in this browser. */
export function VerifyPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/hlasovani/$id/overit' });
  const vote = useVote(id);
  return (
    <>
      <PageHead
        title={say('VOTE_LEDGER.TITLE')}
        back={{ ...voteLinks.one(id), name: vote.data?.name ?? say('VOTE.ONE') }}
      />
      <Loaded of={vote} shape={<RecordShape />}>
        {(v) => (
          <Verification
            id={v.id}
            course={courseOf(v)}
            parts={commonOf(v)}
            numbers={v.votePoints.map((p) => p.number)}
          />
        )}
      </Loaded>
    </>
  );
}

type Of = { id: number; course: Course; parts: bigint | null; numbers: readonly string[] };

function Verification({ id, course, parts, numbers }: Of) {
  const say = useText();
  const finished = course !== 'running';
  const { state, again } = useChecked(id);
  if (state.kind === 'failed')
    return (
      <EmptyState kind="error" alert title={say('FACES.ERROR_TITLE')} text={say(state.why.key, state.why.params)}>
        <Button onClick={again}>{say('BASE.TRY_AGAIN')}</Button>
      </EmptyState>
    );
  if (state.kind !== 'done')
    return (
      <Card padded>
        <p role="status" aria-busy="true">
          {state.kind === 'loading'
            ? say('VOTE_LEDGER.LOADING', { done: state.done, all: state.all })
            : say('VOTE_LEDGER.CHECKING')}
        </p>
      </Card>
    );
  const { pack, checked } = state;
  return (
    <>
      <PageLead>{say('VOTE_LEDGER.LEAD')}</PageLead>
      <Verdict pack={pack} checked={checked} course={course} />
      <Moved pack={pack} />
      <Columns>
        <Column>
          <Checks pack={pack} checked={checked} course={course} />
          <Changes pack={pack} />
          {course === 'decided' && <Recounted checked={checked} parts={parts} numbers={numbers} />}
          <ReceiptCheck pack={pack} />
        </Column>
        <Column>
          <Actions id={id} finished={finished} again={again} />
          <MyReceipts id={id} pack={pack} />
          <Chain pack={pack} />
        </Column>
      </Columns>
    </>
  );
}

type Shown = { pack: LedgerPages; checked: Checked; course: Course };

/** What agrees says no more than what could be checked: a result only of a vote that has one. */
function Verdict({ pack, checked, course }: Shown) {
  const say = useText();
  const format = useFormat();
  const { findings, seats, points, milliseconds, form } = checked;
  if (findings.length > 0)
    return (
      <Note tone="bad" live>
        <b>{say('VOTE_LEDGER.BAD', { count: findings.length })}</b>
        <p>{say('VOTE_LEDGER.BAD_TEXT')}</p>
      </Note>
    );
  const seconds = format.number(Math.max(milliseconds, 10) / 1000, { maximumFractionDigits: 2 });
  if (course !== 'decided') {
    const how = course === 'running' ? 'GOOD_SO_FAR' : 'GOOD_CANCELLED';
    const text = pack.departures.length > 0 ? 'VOTE_LEDGER.MOVED.CANCELLED' : (`VOTE_LEDGER.${how}_TEXT` as const);
    return (
      <Note tone="ok" live>
        <b>{say(`VOTE_LEDGER.${how}`)}</b>
        <p>{say(text, { entries: pack.entries.length, seats })}</p>
      </Note>
    );
  }
  return (
    <Note tone="ok" live>
      <b>{say('VOTE_LEDGER.GOOD')}</b>
      <p>
        {say('VOTE_LEDGER.GOOD_TEXT', {
          entries: pack.entries.length,
          seats,
          points: points?.length ?? 0,
          seconds,
        })}
      </p>
      {form === 1 && <p>{say('VOTE_LEDGER.GOOD_OLDER')}</p>}
    </Note>
  );
}

function Actions({ id, finished, again }: { id: number; finished: boolean; again: () => void }) {
  const say = useText();
  const save = useExport();
  return (
    <Card padded>
      <div className={css.actions}>
        {finished && (
          <>
            <p>{say('VOTE_LEDGER.DOWNLOAD_TEXT')}</p>
            <Button
              leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() => void save(id).catch(() => undefined)}
            >
              {say('VOTE_LEDGER.DOWNLOAD')}
            </Button>
          </>
        )}
        <Button
          variant="default"
          leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden="true" />}
          onClick={again}
        >
          {say('VOTE_LEDGER.AGAIN')}
        </Button>
      </div>
    </Card>
  );
}
