import { ActionIcon, Button } from '@mantine/core';
import { IconReceipt, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { cashAdvances } from '#contract/cashdesk/endpoints-advances.ts';
import type { AdvanceDetail } from '#contract/cashdesk/schema-advances.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardFoot, CardNone } from '../../kit/card/CardRows.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { cash } from '../rows/data.ts';
import css from './Advances.module.css';
import { ReceiptDialog } from './ReceiptDialog.tsx';

/** What was handed in so far. */
export function Receipts({ advance: a }: { advance: AdvanceDetail }) {
  const say = useText();
  const [adds, add] = useState(false);
  return (
    <Card title={say('CASH.ADVANCE.RECEIPTS')}>
      {a.handedIn.length === 0 && <CardNone>{say('CASH.ADVANCE.NO_RECEIPTS')}</CardNone>}
      <ul className={css.list}>
        {a.handedIn.map((r) => (
          <Receipt key={r.id} advance={a} receipt={r} />
        ))}
      </ul>
      {a.may.handIn && (
        <CardFoot>
          <Button
            variant={a.may.settle ? 'default' : 'filled'}
            leftSection={<IconReceipt size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => add(true)}
          >
            {say('CASH.ADVANCE.RECEIPT_ADD')}
          </Button>
        </CardFoot>
      )}
      {adds && <ReceiptDialog id={a.id} onClose={() => add(false)} />}
    </Card>
  );
}

type Props = { advance: AdvanceDetail; receipt: AdvanceDetail['handedIn'][number] };
function Receipt({ advance, receipt: r }: Props) {
  const say = useText();
  const { day } = useShown();
  const take = useChange(cashAdvances.takeBack);
  return (
    <li>
      <span className={css.purpose}>{typo(r.supplier)}</span>
      <span className={css.money}>{cash(r.amount)}</span>
      <p className={css.quiet}>
        {day(r.date)} · {say('CASH.ADVANCE.RECEIPT_BY', { name: r.by })}
      </p>
      <span className={css.side}>
        {r.may.remove && (
          <ActionIcon
            variant="subtle"
            color="stone"
            size={44}
            loading={take.busy}
            aria-label={say('CASH.ADVANCE.RECEIPT_NAMED', { supplier: r.supplier, amount: cash(r.amount) })}
            onClick={() => void take.run({ id: advance.id, receiptId: r.id }).catch(() => undefined)}
          >
            <IconTrash size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        )}
      </span>
      {r.files.length > 0 && (
        <div className={css.files}>
          <Attachments files={r.files} />
        </div>
      )}
    </li>
  );
}
