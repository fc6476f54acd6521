import { Link, useParams } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { proposalLinks } from '#contract/proposals/links.ts';
import type { ProposalDetail } from '#contract/proposals/schema.ts';
import { useRemembered } from '../../base/left.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { RecordPage } from '../../kit/page/RecordPage.tsx';
import { isId, useProposal } from '../rows/data.ts';
import { StateTag } from '../rows/Marks.tsx';
import { MissingProposal } from '../rows/MissingProposal.tsx';
import { DutyCard } from './DutyCard.tsx';
import { PeopleCard } from './PeopleCard.tsx';
import css from './Proposal.module.css';
import { ProposalActions } from './ProposalActions.tsx';
import { SupportCard } from './SupportCard.tsx';

/** /shromazdeni-vlastniku/namety/{id}: one proposal, who supports it and what follows. */
export function ProposalPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/shromazdeni-vlastniku/namety/$id' });
  useRemembered();
  const of = useProposal(id);
  if (!isId(id) || of.error?.status === 404) return <MissingProposal key={id} told={of.error !== null} />;
  return (
    <RecordPage
      of={of}
      title={of.data ? typo(of.data.name) : say('PROPOSAL.ONE')}
      back={{ ...proposalLinks.list(), name: say('PROPOSAL.TITLE') }}
      sub={(p) => <Sub p={p} />}
      actions={(p) => <ProposalActions key={p.id} p={p} />}
    >
      {(p) => (
        <Columns>
          <Column>
            <Ended p={p} />
            <Content p={p} />
          </Column>
          <Column>
            <DutyCard p={p} />
            <SupportCard p={p} />
            <PeopleCard p={p} />
          </Column>
        </Columns>
      )}
    </RecordPage>
  );
}

type Props = { p: ProposalDetail };

function Sub({ p }: Props) {
  const say = useText();
  const { day } = useWhen();
  const author = p.author ? typo(p.author.full_name) : say('PROPOSAL.NOBODY');
  return (
    <>
      <StateTag p={p} />
      <span>{say('PROPOSAL.BY', { author, day: day(p.createdAt) })}</span>
    </>
  );
}

/** What became of it. */
function Ended({ p: { state, end, endedAt, endReason, meeting } }: Props) {
  const say = useText();
  const { day } = useWhen();
  if (state === 'open') return null;
  if (state === 'closed') {
    const said = { day: endedAt ? day(endedAt) : '', reason: typo(endReason) };
    return <Note>{say(`PROPOSAL.ENDED.${end ?? 'declined'}`, said)}</Note>;
  }
  if (!meeting) return <Note tone="ok">{say('PROPOSAL.ENDED.taken_unseen')}</Note>;
  return (
    <Note tone="ok">
      {say('PROPOSAL.ENDED.taken')} <Link {...linkTo(meetingLinks.one(meeting.id))}>{typo(meeting.name)}</Link>
    </Note>
  );
}

/** Why, the proposed resolution, and its files. */
function Content({ p: { reason, wording, attachments } }: Props) {
  const say = useText();
  return (
    <Card padded>
      <div className={css.text}>
        <section>
          <h2>{say('PROPOSAL.REASON')}</h2>
          <p>{typo(reason)}</p>
        </section>
        <section>
          <h2>{say('PROPOSAL.WORDING')}</h2>
          {wording ? (
            <p className={css.wording}>{typo(wording)}</p>
          ) : (
            <p className={css.quiet}>{say('PROPOSAL.NO_WORDING')}</p>
          )}
        </section>
        <Attachments files={attachments} label={say('PROPOSAL.ATTACHED')} />
      </div>
    </Card>
  );
}
