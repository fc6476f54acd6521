import type { VoteDetail } from '#contract/motions/schema.ts';
import { useText } from '../base/texts.tsx';
import { Note } from '../kit/page/Note.tsx';
import css from './MissingNote.module.css';

type Props = { vote: VoteDetail; missing: readonly number[]; onGo: (point: number) => void };

/** What keeps the votes from being sent: the points by name, each a step away. */
export function MissingNote({ vote, missing, onGo }: Props) {
  const say = useText();
  if (missing.length === 0) return null;
  return (
    <Note tone="warn" live>
      <b>{say('VOTE.DETAIL.ERRORS.VOTE_NOT_COMPLETE')}</b>
      <p>{say('VOTE_DETAIL.MISSING.TEXT')}</p>
      <ul className={css.points}>
        {missing.map((id) => {
          const at = vote.votePoints.findIndex((p) => p.id === id);
          const name = vote.votePoints[at]?.name ?? '';
          return (
            <li key={id}>
              <button type="button" className={css.go} onClick={() => onGo(id)}>
                {say('VOTE_DETAIL.MISSING.GO', { at: at + 1, name })}
              </button>
            </li>
          );
        })}
      </ul>
    </Note>
  );
}
