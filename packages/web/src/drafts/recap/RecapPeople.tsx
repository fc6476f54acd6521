import { fromText } from '#contract/base/shares/fraction.ts';
import type { CensusSum } from '#contract/census/schema.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useFormat, useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';
import { useReach } from '../people/census.ts';
import css from './RecapStep.module.css';
import { peopleApart, seatsApart } from './recap.ts';
import { StepLink } from './StepLink.tsx';

/** Who votes, how many mails go out, and whom none can reach. */
export function RecapPeople({ vote, sum }: { vote: VoteDetail; sum: CensusSum }) {
  const say = useText();
  const format = useFormat();
  const asPercent = usePercentText();
  const reach = useReach(vote.id).data;
  const facts: Fact[] = [
    [say('VOTE_FORM.CENSUS.SEATS'), say('VOTE_FORM.RECAP.SEATS_TEXT', seatsApart(sum))],
    [say('VOTE_FORM.CENSUS.UNITS'), format.number(sum.unitCount)],
    [say('VOTE_FORM.CENSUS.SUM'), asPercent(fromText(sum.sum))],
  ];
  if (reach) {
    facts.push(
      [say('VOTE_FORM.RECAP.VOTERS'), say('VOTE_FORM.RECAP.VOTERS_TEXT', peopleApart(reach))],
      [say('VOTE_FORM.RECAP.INVITED'), say('VOTE_FORM.RECAP.INVITED_TEXT', { mails: reach.mailCount })],
    );
  }
  const named = reach?.withoutAddress.map((p) => `${p.full_name} (${p.units})`).join(', ') ?? '';
  const count = reach?.withoutAddressCount ?? 0;
  const rest = count - (reach?.withoutAddress.length ?? 0);
  const names = rest > 0 ? say('VOTE_FORM.RECAP.UNREACHED_MORE', { names: named, count: rest }) : named;
  return (
    <Card title={say('VOTE_FORM.RECAP.PEOPLE')} aside={<StepLink id={vote.id} step="people" />} padded>
      <Facts facts={facts} />
      {count > 0 && (
        <div className={css.action}>
          <Note tone="warn">{say('VOTE_FORM.RECAP.UNREACHED', { count, names })}</Note>
        </div>
      )}
    </Card>
  );
}
