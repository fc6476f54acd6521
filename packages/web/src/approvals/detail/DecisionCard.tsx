import { Button, Textarea } from '@mantine/core';
import { IconCheck, IconRubberStamp, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { approvals } from '#contract/approvals/endpoints.ts';
import type { ApprovalDetail } from '#contract/approvals/schema.ts';
import { type DecisionState, noteLength } from '#contract/approvals/schema-words.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { useWhose } from '../rows/useWhose.ts';
import css from './Approval.module.css';
import { RejectDialog } from './RejectDialog.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Props = { a: ApprovalDetail };

/** What the reader has to do with it: to answer, to change their answer, to wait for their turn, or to read how it ended. */
export function DecisionCard({ a }: Props) {
  if (a.status !== 'waiting') return <Ended a={a} status={a.status} />;
  if (a.waitsForMe) return <Asked a={a} />;
  if (a.mine === 'waiting') return <NotYet />;
  return a.may.decide && a.mine ? <Answered a={a} mine={a.mine} /> : null;
}

const Head = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={css.ask}>
    <span className={css.sign}>
      <IconRubberStamp {...icon} />
    </span>
    <div>
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  </div>
);

function Asked({ a }: Props) {
  const say = useText();
  const isNarrow = useNarrow();
  const count = (status: DecisionState) => a.approvers.filter((one) => one.status === status).length;
  const rule = say(`APPROVAL.DECIDE.RULE.${a.rule}`, { needed: a.needed, m: a.askedCount });
  const isLast = a.outcomes?.approved !== 'waiting' && a.outcomes?.rejected !== 'waiting';
  const title = say(isLast ? 'APPROVAL.DECIDE.TITLE_LAST' : 'APPROVAL.DECIDE.TITLE');
  return (
    <section className={css.mine} aria-label={title}>
      <Head title={title}>
        {a.standsFor && <Instead name={a.standsFor.full_name} />}
        {say('APPROVAL.DECIDE.SO_FAR', { approved: count('approved'), rejected: count('rejected'), rule })}
      </Head>
      {!isNarrow && <Answering a={a} />}
    </section>
  );
}

/** Whose answer it is, where the reader stands in. */
function Instead({ name }: { name: string }) {
  const say = useText();
  return (
    <>
      <b>{say('APPROVAL.DECIDE.INSTEAD', { name: typo(name) })}</b>{' '}
    </>
  );
}

/** The note and both buttons; rejecting needs the note. */
function Answering({ a }: Props) {
  const say = useText();
  const me = useWhose(a);
  const decide = useChange(approvals.decide);
  const [note, write] = useState('');
  const [isMissing, miss] = useState(false);
  const answer = (status: DecisionState) => {
    const lacks = status === 'rejected' && note.trim() === '';
    miss(lacks);
    if (lacks) document.getElementById('approval-note')?.focus();
    else void decide.run({ id: a.id, userId: me, status, note }).catch(() => undefined);
  };
  return (
    <>
      <Textarea
        id="approval-note"
        label={say('APPROVAL.DECIDE.NOTE')}
        description={say('APPROVAL.DECIDE.NOTE_HINT')}
        error={isMissing && <FieldError>{say('APPROVAL.DECIDE.REASON_MISSING')}</FieldError>}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={noteLength}
        value={note}
        onChange={(e) => write(e.currentTarget.value)}
      />
      <div className={css.buttons}>
        <Button loading={decide.busy} leftSection={<IconCheck {...icon} />} onClick={() => answer('approved')}>
          {say('APPROVAL.DECIDE.APPROVE')}
        </Button>
        <Button
          variant="default"
          disabled={decide.busy}
          leftSection={<IconX {...icon} />}
          onClick={() => answer('rejected')}
        >
          {say('APPROVAL.DECIDE.REJECT')}
        </Button>
      </div>
    </>
  );
}

function NotYet() {
  const say = useText();
  return (
    <Card padded>
      <Head title={say('APPROVAL.DECIDE.NOT_YET_TITLE')}>{say('APPROVAL.DECIDE.NOT_YET_TEXT')}</Head>
    </Card>
  );
}

/** The own answer, which may be changed until the request is decided. */
function Answered({ a, mine }: Props & { mine: DecisionState }) {
  const say = useText();
  const me = useWhose(a);
  const decide = useChange(approvals.decide);
  const [rejects, reject] = useState(false);
  const other = mine === 'approved' ? 'rejected' : 'approved';
  const change = () => {
    if (other === 'rejected') reject(true);
    else void decide.run({ id: a.id, userId: me, status: other }).catch(() => undefined);
  };
  return (
    <Card padded>
      <Head title={say(`APPROVAL.DECIDE.MINE_TITLE.${mine}`)}>
        {a.standsFor && <Instead name={a.standsFor.full_name} />}
        {say('APPROVAL.DECIDE.MINE_TEXT')}
      </Head>
      <Button variant="default" loading={decide.busy} onClick={change}>
        {say(`APPROVAL.DECIDE.CHANGE.${other}`)}
      </Button>
      {rejects && <RejectDialog id={a.id} userId={me} onClose={() => reject(false)} />}
    </Card>
  );
}

/** How it ended and when; who was not waited for. */
function Ended({ a, status }: Props & { status: DecisionState }) {
  const say = useText();
  const { moment } = useWhen();
  if (a.decidedAt === null) return null;
  const at = moment(a.decidedAt);
  if (a.withdrawal) {
    const { by, reason } = a.withdrawal;
    const who = by ? typo(by.full_name) : 'none';
    return <Note tone="warn">{say('APPROVAL.WITHDRAW.DONE', { at, who, reason })}</Note>;
  }
  const approved = a.approvers.filter((one) => one.status === 'approved').length;
  const missing = a.approvers.filter((one) => one.status === 'waiting').flatMap(({ user }) => user?.full_name ?? []);
  return (
    <Note tone={status === 'approved' ? 'ok' : 'bad'}>
      <b>{say(`APPROVAL.DECIDE.DONE.${status}`, { at })}</b>
      <br />
      {say('APPROVAL.DECIDE.DONE_COUNT', { approved, m: a.askedCount, needed: a.needed })}
      {missing.length > 0 && ` ${say('APPROVAL.DECIDE.MISSING', { names: missing.join(', ') })}`}
    </Note>
  );
}
