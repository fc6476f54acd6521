import { type Draft, type Warning, warningsOf } from '#contract/drafts/rules-warnings.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { ruleOf } from '../../motions/counts.ts';
import { useDayText } from '../../motions/moments.ts';
import css from './LawWarnings.module.css';
import { useInformative } from './RuleFields.tsx';
import { useStatutes } from './useStatutes.ts';

/** What the rule asks, of a draft as it is stored. */
export const draftOf = (vote: VoteDetail, withoutVoter: number): Draft => ({
  rule: ruleOf(vote),
  opensAt: vote.opensAt,
  closesAt: vote.closesAt,
  afterFailedAssembly: vote.afterFailedAssembly,
  withoutVoter,
});

type Props = {
  draft: Draft;
  /** What is said elsewhere on the page, or too early. */
  except?: readonly TextKey[];
};
/** Where the settings leave the law or the statutes; nothing of it keeps a vote from starting. */
export function LawWarnings({ draft, except = [] }: Props) {
  const say = useText();
  const informative = useInformative();
  const statutes = useStatutes();
  const day = useDayText();
  const inWords = (params: Warning['params']) =>
    typeof params.earliest === 'string' ? { ...params, earliest: day(params.earliest) } : params;
  // A vote on site begins when the assembly does.
  const asked = { ...draft, assemblyAt: draft.rule.type === 'local' ? draft.opensAt : null };
  const found = statutes ? warningsOf(asked, statutes, new Date()).filter((w) => !except.includes(w.key)) : [];
  if (found.length === 0) return null;
  return (
    <Card title={say('VOTE_FORM.RECAP.WARNINGS')} padded>
      <div className={css.list} aria-live="polite">
        {found.map((w) => (
          <Note key={w.key} tone={w.level}>
            {say(w.key, inWords(w.params))}
          </Note>
        ))}
        <p className={css.law}>{say('VOTE_FORM.LAW_NOTE', { informative })}</p>
      </div>
    </Card>
  );
}
