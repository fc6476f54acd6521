import { IconCheck, IconX } from '@tabler/icons-react';
import type { ApprovalDetail } from '#contract/approvals/schema.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import css from './Approval.module.css';

/** What becomes of the request by each answer, for who is to answer. */
export function NextCard({ a }: { a: ApprovalDetail }) {
  const say = useText();
  if (!a.outcomes || !a.waitsForMe) return null;
  const { approved, rejected } = a.outcomes;
  const author = a.author ? typo(a.author.full_name) : 'none';
  return (
    <Card title={say('APPROVAL.NEXT.TITLE')} padded>
      <dl className={css.next}>
        <dt>
          <IconCheck size={20} stroke={1.75} aria-hidden="true" className={css.yes} />
          {say('APPROVAL.NEXT.APPROVE')}
        </dt>
        <dd>{say(`APPROVAL.NEXT.${approved}`, { author })}</dd>
        <dt>
          <IconX size={20} stroke={1.75} aria-hidden="true" className={css.no} />
          {say('APPROVAL.NEXT.REJECT')}
        </dt>
        <dd>{say(`APPROVAL.NEXT.${rejected}`, { author })}</dd>
      </dl>
      {(approved !== 'waiting' || rejected !== 'waiting') && <p className={css.final}>{say('APPROVAL.NEXT.FINAL')}</p>}
    </Card>
  );
}
