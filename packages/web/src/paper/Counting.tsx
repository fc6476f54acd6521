import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useText } from '../base/texts.tsx';
import { confirm } from '../kit/dialog/confirm.tsx';
import { Note } from '../kit/page/Note.tsx';
import { useMoment } from '../motions/moments.ts';
import { useClosePapers } from './tickets/data.ts';
import css from './tickets/Paper.module.css';

/** The vote has ended and papers handed in by then are recorded; whoever has them all says so. */
export function Counting({ vote }: { vote: VoteDetail }) {
  const say = useText();
  const moment = useMoment();
  const change = useClosePapers();
  const close = async () => {
    const yes = await confirm({
      title: say('VOTE_PAPER.RECORD.CLOSE_TITLE'),
      text: say('VOTE_PAPER.RECORD.CLOSE_TEXT'),
      yes: say('VOTE_PAPER.RECORD.CLOSE_YES'),
      no: say('FORM.KEEP'),
    });
    if (yes) await change.run({ id: vote.id }).catch(() => undefined);
  };
  return (
    <Note tone="warn">
      <div className={css.counting}>
        <span>{say('VOTE_PAPER.RECORD.COUNTING', { until: vote.papers?.until ? moment(vote.papers.until) : '' })}</span>
        <Button
          variant="default"
          loading={change.busy}
          leftSection={<IconChecks size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => void close()}
        >
          {say('VOTE_PAPER.RECORD.CLOSE_DO')}
        </Button>
      </div>
    </Note>
  );
}
