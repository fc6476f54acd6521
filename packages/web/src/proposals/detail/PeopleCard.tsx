import { fromText } from '#contract/base/shares/fraction.ts';
import { memberLinks } from '#contract/members/links.ts';
import type { ProposalDetail } from '#contract/proposals/schema.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardLead, CardNone } from '../../kit/card/CardRows.tsx';
import { PersonLine, PersonList } from '../../kit/card/PersonLine.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';
import css from './Proposal.module.css';

/** Who supports it, and what that adds. */
export function PeopleCard({ p: { supporters } }: { p: ProposalDetail }) {
  const say = useText();
  const asPercent = usePercentText();
  const reads = useMay('members', 'r');
  return (
    <Card title={say('PROPOSAL.PEOPLE.TITLE')}>
      {supporters.length === 0 && <CardNone>{say('PROPOSAL.PEOPLE.NONE')}</CardNone>}
      {supporters.some((s) => s.part === null) && <CardLead>{say('PROPOSAL.PEOPLE.WHY')}</CardLead>}
      {supporters.length > 0 && (
        <PersonList>
          {supporters.map(({ id, full_name, units, part }) => (
            <PersonLine
              key={id}
              name={full_name}
              detail={part === null ? say('PROPOSAL.PEOPLE.ADDS_NOTHING') : say('PROPOSAL.PEOPLE.COUNTS', { units })}
              aside={part !== null && <span className={css.share}>{asPercent(fromText(part))}</span>}
              {...(reads ? { to: memberLinks.one(id) } : {})}
            />
          ))}
        </PersonList>
      )}
    </Card>
  );
}
