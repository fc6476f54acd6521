import { houseSettings } from '#contract/association/endpoints-settings.ts';
import { Statutes } from '#contract/association/schema-settings.ts';
import { fromText } from '#contract/base/fraction.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { type Draft, warningsOf } from '#contract/votes/rules-warnings.ts';
import type { VoteDetail } from '#contract/votes/schema.ts';
import { useReading } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/Card.tsx';
import { Note } from '../../kit/Note.tsx';
import css from './LawWarnings.module.css';
import { useInformative } from './RuleFields.tsx';

/** What the rule asks, of a draft as it is stored. */
export const draftOf = (vote: VoteDetail, withoutVoter: number): Draft => ({
  rule: {
    type: vote.type,
    basis: vote.basis,
    participation: fromText(vote.participation),
    accept: fromText(vote.accept),
    inclusive: vote.acceptInclusive,
    of: vote.acceptOf,
  },
  opensAt: vote.opensAt,
  closesAt: vote.closesAt,
  withoutVoter,
});

/** Where nothing is known of the statutes, the law holds as if they were silent. */
function useStatutes() {
  const reads = useMay('svj', 'rw');
  const { data, isLoading } = useReading(houseSettings.read, {}, { when: reads });
  return isLoading ? null : (data?.statutes ?? Statutes.parse({}));
}

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
  // A vote on site begins when the assembly does.
  const asked = { ...draft, assemblyAt: draft.rule.type === 'local' ? draft.opensAt : null };
  const found = statutes ? warningsOf(asked, statutes, new Date()).filter((w) => !except.includes(w.key)) : [];
  if (found.length === 0) return null;
  return (
    <Card title={say('VOTE_FORM.RECAP.WARNINGS')} padded>
      <div className={css.list} aria-live="polite">
        {found.map((w) => (
          <Note key={w.key} tone={w.level}>
            {say(w.key, w.params)}
          </Note>
        ))}
        <p className={css.law}>{say('VOTE_FORM.LAW_NOTE', { informative })}</p>
      </div>
    </Card>
  );
}
