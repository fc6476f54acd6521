import { IconFileCheck, IconInfoCircle, IconUserCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { isDecided } from '#contract/agenda/rules.ts';
import type { PointView, PointVote } from '#contract/agenda/schema.ts';
import { isEmptyRichText } from '#contract/base/words/rich-text.ts';
import { typo } from '#contract/base/words/typo.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { Prose } from '../../kit/text/Prose.tsx';
import css from './AgendaCard.module.css';

const signs = { information: IconInfoCircle, resolution: IconFileCheck, election: IconUserCheck } as const;
type Props = { point: PointView /** The number of what it is another proposal to. */; to: string | null };

/** One point: its number, what is done about it, the wording that is voted on, and what belongs to it. */
export function PointItem({ point, to }: Props) {
  const say = useText();
  const administers = useMay('meetingOwners', 'rw');
  const { label, name, wording, body, attachments, files, vote, lacks } = point;
  return (
    <li className={css.point}>
      <span className={css.number} aria-hidden="true">
        {label}
      </span>
      <div className={css.words}>
        <h3 className={css.name}>
          <span className="vh">{label}. </span>
          {typo(name)}
        </h3>
        <Kind point={point} to={to} />
        {wording !== '' && (
          <div className={css.wording}>
            <span className={css.title}>{say('AGENDA.WORDING')}</span>
            <p>{typo(wording)}</p>
          </div>
        )}
        {!isEmptyRichText(body) && (
          <div className={css.body}>
            <Prose html={body} headingsFrom={4} />
          </div>
        )}
        <Attachments
          files={attachments}
          chosen={files}
          showVisibility={administers}
          label={say('AGENDA.FILES', { label })}
        />
        {(isAhead(vote) ? lacks : []).map((lack) => (
          <p key={lack} className={css.lack}>
            {say(`AGENDA.LACKS.${lack}`)}
          </p>
        ))}
        {vote && <Voted vote={vote} />}
      </div>
    </li>
  );
}

/** Once it is voted on, nothing that it lacks can be mended. */
const isAhead = (vote: PointVote | null) => vote === null || vote.cancelled || vote.status === 'concept';

function Kind({ point: { kind, preset, addedAt }, to }: Props) {
  const say = useText();
  const { day } = useWhen();
  const Sign = signs[kind];
  const more = [
    !isDecided(kind) && say('AGENDA.NOT_VOTED'),
    preset && say(`AGENDA.MAJORITIES.${preset}`),
    to && say('AGENDA.COUNTER', { label: to }),
    addedAt && say('AGENDA.ADDED', { date: day(addedAt) }),
  ].filter(Boolean);
  return (
    <p className={css.kind}>
      <Sign size={18} stroke={1.75} aria-hidden="true" />
      {[say(`AGENDA.KINDS.${kind}`), ...more].join(' · ')}
    </p>
  );
}

const stateOf = ({ status, cancelled, closedAt, passed }: PointVote) => {
  if (cancelled) return 'cancelled';
  if (passed !== null) return passed ? 'passed' : 'failed';
  return closedAt !== null ? 'closed' : status === 'finish' ? 'closed' : status;
};

/** How far its vote is, with the way there. */
function Voted({ vote }: { vote: PointVote }) {
  const say = useText();
  const isOver = vote.status === 'finish';
  return (
    <p className={css.vote}>
      {say(`AGENDA.VOTE.${stateOf(vote)}`)}{' '}
      <Link {...voteLinks.one(vote.id)}>{say(isOver ? 'AGENDA.VOTE.RESULT' : 'AGENDA.VOTE.OPEN')}</Link>
    </p>
  );
}
