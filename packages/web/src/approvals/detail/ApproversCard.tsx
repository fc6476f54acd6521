import { Button } from '@mantine/core';
import { IconHourglass, IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { ApprovalDetail, Approver } from '#contract/approvals/schema.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import { AnswerTag, ForMeTag } from '../rows/Marks.tsx';
import { useOfficeText } from '../rows/useOfficeText.ts';
import css from './Approval.module.css';
import { ReplaceDialog } from './ReplaceDialog.tsx';

type Props = { a: ApprovalDetail };

/** Who decides and by which rule; how each answered, when and in which words. */
export function ApproversCard({ a }: Props) {
  const say = useText();
  const rule = say(`APPROVAL.RULE_SHORT.${a.rule}`, { n: a.needed, m: a.askedCount });
  return (
    <Card title={say('APPROVAL.WHO.TITLE')} aside={<span className={css.rule}>{rule}</span>}>
      <CardRows>
        {a.approvers.map((one) => (
          <CardRow key={one.id}>
            <Person a={a} one={one} />
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

function Person({ a, one }: Props & { one: Approver }) {
  const say = useText();
  const { moment } = useWhen();
  const officeOf = useOfficeText();
  const [replaces, replace] = useState(false);
  const name = one.user ? typo(one.user.full_name) : say('APPROVAL.NOBODY');
  const office = one.user && officeOf(one.user);
  return (
    <div className={css.person}>
      <Avatar name={name} picture={one.user?.avatar ?? null} />
      <div className={css.words}>
        <b>{name}</b> {one.isMe && say('APPROVAL.YOU')}
        {office && <span className={css.detail}>{office}</span>}
        {one.isChair && one.status === 'approved' && one.user?.role.name !== 'mayorCommittee' && (
          <span className={css.detail}>{say('APPROVAL.WHO.CHAIR')}</span>
        )}
        {one.stoodBy && (
          <span className={css.detail}>{say('APPROVAL.WHO.STOOD_BY', { name: typo(one.stoodBy.full_name) })}</span>
        )}
        {one.decidedAt && <span className={css.detail}>{moment(one.decidedAt)}</span>}
        {one.note && <p className={css.said}>{one.note}</p>}
        {one.isLost && a.may.replace && (
          <Button variant="subtle" aria-label={say('APPROVAL.WHO.REPLACE_ONE', { name })} onClick={() => replace(true)}>
            {say('APPROVAL.WHO.REPLACE')}
          </Button>
        )}
      </div>
      <Standing a={a} one={one} />
      {replaces && <ReplaceDialog a={a} one={one} onClose={() => replace(false)} />}
    </div>
  );
}

/** How one who is asked stands; nothing of who was not waited for any more. */
function Standing({ a, one }: Props & { one: Approver }) {
  const say = useText();
  if (one.status !== 'waiting') return <AnswerTag status={one.status} />;
  if (one.isLost)
    return (
      <Tag tone="bad" icon={IconUserOff}>
        {say('APPROVAL.WHO.LOST')}
      </Tag>
    );
  if (one.isMe && one.isAsked) return <ForMeTag />;
  if (a.status !== 'waiting') return null;
  return <Tag icon={IconHourglass}>{say(one.isAsked ? 'APPROVAL.WHO.WAITS' : 'APPROVAL.WHO.LATER')}</Tag>;
}
