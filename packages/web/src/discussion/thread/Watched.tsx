import { Button } from '@mantine/core';
import { useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import type { CommentView } from '#contract/comments/schema.ts';
import type { Complaint, Watch } from '#contract/comments/schema-complaints.ts';
import { discussionComplaints } from '#contract/discussion/endpoints-complaints.ts';
import type { DiscussionDetail } from '#contract/discussion/schema.ts';
import { useChange } from '../../base/data.ts';
import { useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { HideDialog, LeaveDialog } from './WatchDialogs.tsx';
import css from './Watched.module.css';

type Props = { d: Pick<DiscussionDetail, 'id'>; said: CommentView };

/** Under a reply: that it is hidden and why, what the reader reported, and for the committee what was reported and what to do. */
export function Watched({ d, said }: Props) {
  const { watch } = said;
  if (!watch) return null;
  const { hidden, mine, complaints, may } = watch;
  if (!hidden && !mine && complaints.length === 0) return null;
  const at = { id: d.id, commentId: said.id };
  return (
    <div className={css.watched}>
      {hidden && <Hidden at={at} hidden={hidden} said={said} mayShow={may.show} />}
      {complaints.length > 0 ? <Complaints at={at} complaints={complaints} may={may} /> : mine && <Mine mine={mine} />}
    </div>
  );
}

type At = { id: number; commentId: number };
type HiddenProps = { at: At; hidden: NonNullable<Watch['hidden']>; said: CommentView; mayShow: boolean };
function Hidden({ at, hidden, said, mayShow }: HiddenProps) {
  const say = useText();
  const me = useMe();
  const { moment } = useWhen();
  const show = useChange(discussionComplaints.show);
  const reads = said.message !== '' || said.files.length > 0;
  const showAgain = async () => {
    const question = { title: say('DISCUSSION.WATCH.SHOW_TITLE'), text: say('DISCUSSION.WATCH.SHOW_TEXT') };
    if (await confirm({ ...question, yes: say('DISCUSSION.WATCH.SHOW'), no: say('FORM.KEEP') }))
      await show.run(at).catch(() => undefined);
  };
  return (
    <Note tone="warn">
      <b>{say('DISCUSSION.WATCH.HIDDEN_HERE', { when: moment(hidden.at) })}</b>
      <p className={css.line}>{typo(say('DISCUSSION.WATCH.WHY', { reason: hidden.reason }))}</p>
      {reads && (
        <p className={css.quiet}>
          {say(said.user?.id === me.id ? 'DISCUSSION.WATCH.OWN' : 'DISCUSSION.WATCH.COMMITTEE')}
        </p>
      )}
      {mayShow && (
        <div className={css.deeds}>
          <Button variant="default" loading={show.busy} onClick={() => void showAgain()}>
            {say('DISCUSSION.WATCH.SHOW')}
          </Button>
        </div>
      )}
    </Note>
  );
}

const wordsOf = (say: ReturnType<typeof useText>, { reason, text }: Pick<Complaint, 'reason' | 'text'>): string => {
  const chosen = reason === 'other' ? null : say(`DISCUSSION.WATCH.REASONS.${reason}`);
  return [chosen, text].filter(Boolean).join('. ');
};

function Mine({ mine }: { mine: NonNullable<Watch['mine']> }) {
  const say = useText();
  const { moment } = useWhen();
  const { verdict, answer } = mine;
  return (
    <Note>
      {say('DISCUSSION.WATCH.MINE', { when: moment(mine.createdAt), reason: wordsOf(say, mine) })}
      <p className={css.line}>
        {verdict === 'left' && typo(say('DISCUSSION.WATCH.MINE_left', { answer: answer ?? '' }))}
        {verdict === 'hidden' && say('DISCUSSION.WATCH.MINE_hidden')}
        {verdict === null && say('DISCUSSION.WATCH.MINE_WAITS')}
      </p>
    </Note>
  );
}

type ComplaintsProps = { at: At; complaints: readonly Complaint[]; may: Watch['may'] };
function Complaints({ at, complaints, may }: ComplaintsProps) {
  const say = useText();
  const [asking, ask] = useState<'leave' | 'hide' | null>(null);
  return (
    <Note tone={may.leave ? 'bad' : 'info'}>
      <b>{say('DISCUSSION.WATCH.REPORTED')}</b>
      <ul className={css.complaints}>
        {complaints.map((one) => (
          <Line key={one.id} one={one} />
        ))}
      </ul>
      {may.leave && (
        <div className={css.deeds}>
          <Button variant="default" onClick={() => ask('leave')}>
            {say('DISCUSSION.WATCH.LEAVE')}
          </Button>
          {may.hide && (
            <Button variant="default" color="cihla" onClick={() => ask('hide')}>
              {say('DISCUSSION.WATCH.HIDE')}
            </Button>
          )}
        </div>
      )}
      {asking === 'leave' && <LeaveDialog at={at} onClose={() => ask(null)} />}
      {asking === 'hide' && <HideDialog at={at} onClose={() => ask(null)} />}
    </Note>
  );
}

function Line({ one }: { one: Complaint }) {
  const say = useText();
  const { moment } = useWhen();
  const name = one.who?.full_name ?? say('DISCUSSION.WATCH.NOBODY');
  return (
    <li>
      {typo(wordsOf(say, one))}
      <span className={css.by}>{say('DISCUSSION.WATCH.BY', { name, when: moment(one.createdAt) })}</span>
      {one.verdict === 'left' && (
        <span className={css.by}>{typo(say('DISCUSSION.WATCH.ANSWERED', { answer: one.answer ?? '' }))}</span>
      )}
      {one.verdict === 'hidden' && <span className={css.by}>{say('DISCUSSION.WATCH.WAS_HIDDEN')}</span>}
    </li>
  );
}
