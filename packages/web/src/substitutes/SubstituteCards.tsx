import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { substitutes } from '#contract/substitutes/endpoints.ts';
import type { SubstituteView } from '#contract/substitutes/schema.ts';
import { useChange } from '../base/data.ts';
import { linkTo } from '../base/place.ts';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import css from './Substitute.module.css';
import { TermsFacts } from './TermsFacts.tsx';

type Props = { view: SubstituteView };

/** What a substitute meeting stands for, and what follows a meeting without quorum. */
export const SubstituteCards = ({ id, view }: Props & { id: number }) => (
  <>
    {view.of && <StandsFor view={view} />}
    {(view.failed || view.meeting || view.vote) && <After id={id} view={view} />}
  </>
);

function StandsFor({ view: { of, terms } }: Props) {
  const say = useText();
  if (!of) return null;
  return (
    <Card title={say('SUBSTITUTE.OF.TITLE')} padded>
      <div className={css.card}>
        <p>
          {say('SUBSTITUTE.OF.TEXT')} <Link {...linkTo(meetingLinks.one(of.id))}>{typo(of.name)}</Link>
        </p>
        <p>{say('SUBSTITUTE.OF.QUORUM')}</p>
        {terms && <TermsFacts terms={terms} />}
      </div>
    </Card>
  );
}

function After({ id, view }: Props & { id: number }) {
  const say = useText();
  const { failed, meeting, vote, pointCount, terms, allowed } = view;
  return (
    <Card title={say('SUBSTITUTE.FAILED.TITLE')} padded>
      <div className={css.card}>
        {failed === 'known' && <p>{say('SUBSTITUTE.FAILED.KNOWN', { count: pointCount })}</p>}
        {failed === 'unsaid' && !meeting && !vote && <p>{say('SUBSTITUTE.FAILED.UNSAID')}</p>}
        {meeting && (
          <p>
            {say('SUBSTITUTE.MADE')}: <Link {...linkTo(meetingLinks.one(meeting.id))}>{typo(meeting.name)}</Link>
          </p>
        )}
        {vote && (
          <p>
            {say('SUBSTITUTE.VOTE')}: <Link {...linkTo(voteLinks.one(vote.id))}>{typo(vote.name)}</Link>
          </p>
        )}
        {terms && allowed && !meeting && <TermsFacts terms={terms} />}
        {failed && !allowed && !meeting && <p className={css.quiet}>{say('SUBSTITUTE.FAILED.STATUTES')}</p>}
        <Ways id={id} view={view} />
      </div>
    </Card>
  );
}

/** Makes either draft and goes to where it is written. */
function Ways({ id, view: { may } }: Props & { id: number }) {
  const say = useText();
  const navigate = useNavigate();
  const meeting = useChange(substitutes.create);
  const vote = useChange(substitutes.perRollam);
  const goes = async (what: 'meeting' | 'vote') => {
    const made = await (what === 'meeting' ? meeting : vote).run({ id }).catch(() => undefined);
    if (made) await navigate(what === 'meeting' ? meetingLinks.one(made.id) : voteLinks.edit(made.id));
  };
  if (!may.substitute && !may.perRollam) return null;
  return (
    <div className={css.buttons}>
      {may.substitute && (
        <Button loading={meeting.busy} onClick={() => void goes('meeting')}>
          {say('SUBSTITUTE.FAILED.SUBSTITUTE')}
        </Button>
      )}
      {may.perRollam && (
        <>
          <Button variant="default" loading={vote.busy} onClick={() => void goes('vote')}>
            {say('SUBSTITUTE.FAILED.PER_ROLLAM')}
          </Button>
          <p className={css.quiet}>{say('SUBSTITUTE.FAILED.PER_ROLLAM_NOTE')}</p>
        </>
      )}
    </div>
  );
}
