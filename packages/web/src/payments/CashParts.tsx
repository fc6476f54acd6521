import { Link } from '@tanstack/react-router';
import { approvalLinks } from '#contract/approvals/links.ts';
import { typo } from '#contract/base/words/typo.ts';
import { feeLinks } from '#contract/fees/links.ts';
import { linkTo } from '../base/place.ts';
import { useText } from '../base/texts.tsx';
import type { CashParts } from '../define-noun.ts';
import { Card } from '../kit/card/Card.tsx';
import { Facts } from '../kit/card/Facts.tsx';
import { useOfRecord } from './data.ts';

/** The request that the record was made of, and the fee that it pays. */
function RelatedCard({ id }: { id: number }) {
  const say = useText();
  const { data } = useOfRecord(id);
  if (!data || (!data.approval && !data.fee)) return null;
  const { approval, fee } = data;
  return (
    <Card title={say('PAYMENTS.OF_RECORD.TITLE')} padded>
      <Facts
        facts={[
          ...(approval
            ? [
                [
                  say('PAYMENTS.OF_RECORD.APPROVAL'),
                  <Link key="approval" {...linkTo(approvalLinks.one(approval.id))}>
                    {typo(approval.title)}
                  </Link>,
                ] as const,
              ]
            : []),
          ...(fee
            ? [
                [
                  say('PAYMENTS.OF_RECORD.FEE'),
                  <Link key="fee" {...linkTo(feeLinks.one(fee.id))}>
                    {typo(fee.name)}
                  </Link>,
                ] as const,
              ]
            : []),
        ]}
      />
    </Card>
  );
}

export const parts: CashParts = { Beside: RelatedCard };
