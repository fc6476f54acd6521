import { approvals } from '#contract/approvals/endpoints.ts';
import { approvalLinks } from '#contract/approvals/links.ts';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { PageHead, PageLead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { NewSubstitute } from './NewSubstitute.tsx';
import { SubstitutesCard } from './SubstitutesCard.tsx';

/** /pozadavky-ke-schvaleni/zastupy: who decides instead of whom, and until when. */
export function SubstitutesPage() {
  const say = useText();
  const of = useReading(approvals.substitutes, {});
  const isVisit = useMe().visitUntil !== null;
  return (
    <>
      <PageHead
        title={say('APPROVAL.SUBSTITUTES.TITLE')}
        back={{ ...approvalLinks.list(), name: say('APPROVAL.TITLE') }}
      />
      <PageLead>{say('APPROVAL.SUBSTITUTES.LEAD')}</PageLead>
      <Loaded of={of} shape={<ListShape />}>
        {({ data, people }) => (
          <Columns>
            <Column>
              <SubstitutesCard rows={data} />
            </Column>
            {!isVisit && (
              <Column>
                <NewSubstitute key={data.length} people={people} />
              </Column>
            )}
          </Columns>
        )}
      </Loaded>
    </>
  );
}
