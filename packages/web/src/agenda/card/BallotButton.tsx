import { Button } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { agenda as calls } from '#contract/agenda/endpoints.ts';
import type { AgendaView } from '#contract/agenda/schema.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';

const sign = <IconChecklist size={18} stroke={1.75} aria-hidden="true" />;

/** Makes the meeting's vote of the agenda after a question that says what that does; once it is whole, leads to it. */
export function BallotButton({ agenda: { id, ahead, ballot } }: { agenda: AgendaView }) {
  const say = useText();
  const { run, busy } = useChange(calls.ballot, { touches: [meetings.one, votes.one] });
  if (!ahead)
    return ballot ? (
      <Button
        variant="default"
        leftSection={sign}
        renderRoot={(props) => <Link {...props} {...voteLinks.one(ballot.id)} />}
      >
        {say('AGENDA.BALLOT.ONE')}
      </Button>
    ) : null;
  const { makes, adds: count } = ahead;
  const prepare = async () => {
    const yes = await confirm({
      title: say(makes ? 'AGENDA.BALLOT.TITLE' : 'AGENDA.BALLOT.TITLE_MORE'),
      text: say(makes ? 'AGENDA.BALLOT.TEXT' : 'AGENDA.BALLOT.TEXT_MORE', { count }),
      yes: say(makes ? 'AGENDA.BALLOT.DO' : 'AGENDA.BALLOT.MORE'),
      no: say('AGENDA.BALLOT.NO'),
    });
    if (yes) await run({ id }).catch(() => undefined);
  };
  return (
    <Button variant="default" leftSection={sign} loading={busy} onClick={() => void prepare()}>
      {say(makes ? 'AGENDA.BALLOT.DO' : 'AGENDA.BALLOT.MORE')}
    </Button>
  );
}
