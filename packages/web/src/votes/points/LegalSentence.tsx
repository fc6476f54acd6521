import { IconGavel } from '@tabler/icons-react';
import { reasonOf } from '#contract/answers/rules-reason.ts';
import { lawOf, type Rule, type Tally } from '#contract/motions/rules-result.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './LegalSentence.module.css';

type Props = {
  rule: Rule;
  tally: Tally;
  passed: boolean;
  /** Somebody would not have a matter decided that was not announced: then no votes decide. */
  refused: boolean;
};

/** Why a point passed or not, in one sentence of law; and what the law itself says where it says something else. */
export function LegalSentence({ rule, tally, passed, refused }: Props) {
  const say = useText();
  const { locale } = useLanguage();
  const reason = reasonOf(rule, tally, locale);
  const { note } = lawOf(rule, tally);
  return (
    <>
      <div className={`${css.sentence} ${passed ? css.ok : css.bad}`}>
        <IconGavel size={20} stroke={1.75} aria-hidden="true" />
        <p>
          <b>{say(reason.outcome)}</b> {refused ? say('VOTE_DETAIL.POINT.REFUSED') : say(reason.key, reason.params)}
        </p>
      </div>
      {note && (
        <Note tone="warn">
          <b>{say('VOTE_DETAIL.RESULT.LAW')}.</b> {say(note)}
        </Note>
      )}
    </>
  );
}
