import { TextInput } from '@mantine/core';
import { isOverLimit } from '#contract/approvals/rules-limit.ts';
import { supplierLength } from '#contract/approvals/schema-words.ts';
import { readMoney } from '#contract/base/money/reading.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useCandidates } from '../rows/data.ts';
import { OverLimit } from '../rows/LimitNote.tsx';
import type { ApprovalFields } from './approvalValues.ts';

/** How much it would cost, and whom it would go to; over the limit of the statutes the form says who decides. */
export function MoneyFields({ fields }: { fields: ApprovalFields }) {
  const say = useText();
  const limit = useCandidates().data?.limit ?? null;
  const read = readMoney(fields.values.amount);
  const isOver = 'amount' in read && isOverLimit(read.amount, limit);
  return (
    <Card title={say('APPROVAL.MONEY.TITLE')} padded>
      <FormStack>
        <TextInput
          label={say('APPROVAL.MONEY.AMOUNT')}
          description={say('APPROVAL.MONEY.AMOUNT_HINT')}
          inputMode="decimal"
          autoComplete="off"
          {...fields.getInputProps('amount')}
        />
        {isOver && limit && <OverLimit limit={limit} live />}
        <TextInput
          label={say('APPROVAL.MONEY.SUPPLIER')}
          maxLength={supplierLength}
          autoComplete="off"
          {...fields.getInputProps('supplierName')}
        />
        <TextInput
          label={say('APPROVAL.MONEY.ICO')}
          inputMode="numeric"
          autoComplete="off"
          {...fields.getInputProps('supplierIco')}
        />
      </FormStack>
    </Card>
  );
}
