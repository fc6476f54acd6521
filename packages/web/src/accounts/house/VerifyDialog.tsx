import { Button } from '@mantine/core';
import { accounts } from '#contract/accounts/endpoints.ts';
import type { LedgerVerified } from '#contract/accounts/schema.ts';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/page/Dialog.tsx';
import { Note } from '../../kit/page/Note.tsx';

/** Whether everything is as it was entered, and what is not. */
export function VerifyDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const of = useReading(accounts.verify, {});
  return (
    <Dialog opened onClose={onClose} title={say('ACCOUNTS.VERIFY.TITLE')}>
      <Loaded of={of} shape={<p role="status">{say('ACCOUNTS.VERIFY.RUNS')}</p>}>
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
        <p>{say('ACCOUNTS.VERIFY.FITS', { count: entries })}</p>
      </Note>
    );
  return (
    <Note tone="bad" live>
      <p>{say('ACCOUNTS.VERIFY.FAILS')}</p>
      <ul>
        {problems.map(({ what, n, unit }) => (
          <li key={`${what} ${n}`}>{say(`ACCOUNTS.VERIFY.PROBLEMS.${what}`, { n, unit })}</li>
        ))}
      </ul>
    </Note>
  );
}
