import type { Mentioned } from '#contract/comments/schema.ts';
import { useText } from '../base/texts.tsx';
import { Avatar } from '../kit/motifs/Avatar.tsx';
import css from './Comments.module.css';

type Props = {
  id: string;
  people: readonly Mentioned[];
  waiting: boolean;
  /** Which one Enter takes. */
  at: number;
  onPick: (one: Mentioned) => void;
};
export const optionId = (list: string, one: Mentioned) => `${list}-${one.id}`;

/** Neighbours whose names begin as somebody types them after an at-sign. */
export function MentionList({ id, people, waiting, at, onPick }: Props) {
  const say = useText();
  return (
    <div className={css.people}>
      <div id={id} role="listbox" aria-label={say('COMMENTS.PEOPLE')}>
        {people.map((one, i) => (
          <div
            key={one.id}
            id={optionId(id, one)}
            role="option"
            aria-selected={i === at}
            tabIndex={-1}
            className={css.person}
            // The text keeps the focus.
            onMouseDown={(e) => e.preventDefault()}
            onClick={() => onPick(one)}
            onKeyDown={() => undefined}
          >
            <Avatar name={one.full_name} size="s" />
            {one.full_name}
          </div>
        ))}
      </div>
      {people.length === 0 && <p className={css.nobody}>{say(waiting ? 'PICK.SEARCHING' : 'COMMENTS.NOBODY')}</p>}
    </div>
  );
}
