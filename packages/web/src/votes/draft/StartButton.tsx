import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { VoteDetail } from '#contract/votes/schema.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/confirm.tsx';
import { useStart } from '../data.ts';
import { useMoment } from '../VoteColumns.tsx';
import { useCensusSum } from './census.ts';
import { stopsOf } from './recap.ts';

/** Starts the vote after a question that names what follows; it is not offered while something stops it. */
export function StartButton({ vote, unsaved }: { vote: VoteDetail; unsaved: boolean }) {
  const say = useText();
  const navigate = useNavigate();
  const moment = useMoment();
  const start = useStart();
  const sum = useCensusSum(vote.id).data;
  const stopped = !sum || stopsOf(vote, sum, new Date()).length > 0;
  const go = async () => {
    const closes = vote.closesAt ? say('VOTE_FORM.START.CLOSES', { at: moment(vote.closesAt) }) : '';
    const sure = await confirm({
      title: say('VOTE_FORM.START.TITLE', { name: vote.name }),
      text: say(`VOTE_FORM.START.TEXT_${vote.type}`, { closes }),
      yes: say('VOTE_FORM.START.DO'),
      no: say('VOTE_FORM.START.NO'),
    });
    if (!sure) return;
    const started = await start.run({ id: vote.id, updatedAt: vote.updatedAt }).catch(() => undefined);
    if (started) await navigate({ to: '/hlasovani/$id', params: { id: vote.id }, replace: true });
  };
  return (
    <Button
      loading={start.busy}
      disabled={stopped || unsaved}
      leftSection={<IconPlayerPlay size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => void go()}
    >
      {say('VOTE_FORM.START.DO')}
    </Button>
  );
}
