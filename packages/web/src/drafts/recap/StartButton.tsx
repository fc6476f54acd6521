import { Button } from '@mantine/core';
import { IconAlertTriangle, IconPlayerPlay } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { meetingLinks } from '#contract/meetings/links.ts';
import { voteLinks } from '#contract/motions/links.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useFormat, useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { useStart } from '../../motions/data.ts';
import { useCensusSum } from '../people/census.ts';
import css from './RecapStep.module.css';
import { type Stop, stopsOf, unworded } from './recap.ts';
import { StepLink } from './StepLink.tsx';

type Props = { vote: VoteDetail; unsaved: boolean };

/** Starts the vote after a question that names what follows; it is not offered while something stops it. */
export const StartButton = ({ vote, unsaved }: Props) =>
  vote.isBook ? <ByMeeting vote={vote} /> : <Start vote={vote} unsaved={unsaved} />;

/** What holds the attendance of a meeting begins with its registration. */
function ByMeeting({ vote: { meetingOfOwnersId } }: Pick<Props, 'vote'>) {
  const say = useText();
  return (
    <span className={css.reason}>
      <span>
        {say('VOTE_FORM.START.BY_MEETING')}{' '}
        {meetingOfOwnersId !== null && (
          <Link {...meetingLinks.one(meetingOfOwnersId)}>{say('VOTE_FORM.START.TO_MEETING')}</Link>
        )}
      </span>
    </span>
  );
}

function Start({ vote, unsaved }: Props) {
  const say = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const { moment } = useShown();
  const start = useStart();
  const sum = useCensusSum(vote.id).data;
  const why = useId();
  const stops = sum ? stopsOf(vote, sum, new Date()) : [];
  const bare = unworded(vote);
  const go = async () => {
    const closes = vote.closesAt ? say('VOTE_FORM.START.CLOSES', { at: moment(vote.closesAt) }) : '';
    const bareText =
      bare.length > 0
        ? [say('VOTE_FORM.RECAP.UNWORDED', { count: bare.length, numbers: format.list(bare.map(String)) })]
        : [];
    const sure = await confirm({
      title: say('VOTE_FORM.START.TITLE', { name: vote.name }),
      text: [say(`VOTE_FORM.START.TEXT_${vote.type}`, { closes }), ...bareText].join(' '),
      yes: say('VOTE_FORM.START.DO'),
      no: say('VOTE_FORM.START.NO'),
    });
    if (!sure) return;
    const started = await start.run({ id: vote.id, updatedAt: vote.updatedAt }).catch(() => undefined);
    if (started) await navigate({ ...voteLinks.one(vote.id), replace: true });
  };
  return (
    <>
      <Reason id={why} vote={vote} stops={stops} unsaved={unsaved} />
      <Button
        loading={start.busy}
        disabled={!sum || stops.length > 0 || unsaved}
        aria-describedby={why}
        leftSection={<IconPlayerPlay size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => void go()}
      >
        {say('VOTE_FORM.START.DO')}
      </Button>
    </>
  );
}

type ReasonProps = { id: string; vote: VoteDetail; stops: readonly Stop[]; unsaved: boolean };
/** Why it cannot start yet, beside the button that would; the first thing first, the rest stands above. */
function Reason({ id, vote, stops, unsaved }: ReasonProps) {
  const say = useText();
  const [first] = stops;
  return (
    <span id={id} className={css.reason} role="status">
      {first ? (
        <>
          <IconAlertTriangle size={18} stroke={2} aria-hidden="true" />
          <span>
            {say(first.key)} <StepLink id={vote.id} step={first.step} />
          </span>
        </>
      ) : (
        unsaved && say('VOTE_FORM.START.SAVE_FIRST')
      )}
    </span>
  );
}
