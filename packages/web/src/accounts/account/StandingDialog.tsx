import { Button } from '@mantine/core';
import type { UnitAccount } from '#contract/accounts/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Facts } from '../../kit/card/Facts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import css from '../rows/Accounts.module.css';
import { crowns } from '../rows/data.ts';
import { PaymentCode } from './NextPayment.tsx';

type Props = { standing: NonNullable<UnitAccount['standing']>; code: string; onClose: () => void };

/** A code that sets up a standing order until the end of what is prescribed. */
export function StandingDialog({ standing: { amount, date, until }, code, onClose }: Props) {
  const say = useText();
  const { day } = useDayText();
  return (
    <Dialog opened onClose={onClose} title={say('UNIT_ACCOUNTS.STANDING.TITLE')}>
      <div className={css.pay}>
        <p>{say('UNIT_ACCOUNTS.STANDING.LEAD')}</p>
        <PaymentCode code={code} amount={amount} />
        <Facts
          facts={[
            [say('UNIT_ACCOUNTS.STANDING.AMOUNT'), crowns(amount)],
            [say('UNIT_ACCOUNTS.STANDING.FIRST'), day(date)],
            [say('UNIT_ACCOUNTS.STANDING.LAST'), day(until)],
          ]}
        />
        <p className={css.quiet}>{say('UNIT_ACCOUNTS.STANDING.UNTIL', { day: day(until) })}</p>
      </div>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('BASE.CLOSE')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
