import { Button } from '@mantine/core';
import { accounts } from '#contract/accounts/endpoints.ts';
import type { LedgerVerified } from '#contract/accounts/schema.ts';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { Note } from '../../kit/page/Note.tsx';

/** Whether everything is as it was entered, and what is not. */
export function VerifyDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const of = useReading(accounts.verify, {});
  return (
    <Dialog opened onClose={onClose} title={say('UNIT_ACCOUNTS.VERIFY.TITLE')}>
      <Loaded of={of} shape={<p role="status">{say('UNIT_ACCOUNTS.VERIFY.RUNS')}</p>}>
        {(told) => <Findings told={told} />}
      </Loaded>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('BASE.CLOSE')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function Findings({ told: { entries, problems } }: { told: LedgerVerified }) {
  const say = useText();
  if (problems.length === 0)
    return (
      <Note tone="ok" live>
        <p>{say('UNIT_ACCOUNTS.VERIFY.FITS', { count: entries })}</p>
      </Note>
    );
  return (
    <Note tone="bad" live>
      <p>{say('UNIT_ACCOUNTS.VERIFY.FAILS')}</p>
      <ul>
        {problems.map(({ what, n, unit }) => (
          <li key={`${what} ${n}`}>{say(`UNIT_ACCOUNTS.VERIFY.PROBLEMS.${what}`, { n, unit })}</li>
        ))}
      </ul>
    </Note>
  );
}
