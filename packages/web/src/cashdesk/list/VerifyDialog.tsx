import { Button } from '@mantine/core';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import type { Verified } from '#contract/cashdesk/schema.ts';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { Note } from '../../kit/page/Note.tsx';

/** Whether everything is as it was written, and what is not. */
export function VerifyDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const of = useReading(cashdesk.verify, {});
  return (
    <Dialog opened onClose={onClose} title={say('CASH.VERIFY.TITLE')}>
      <Loaded of={of} shape={<p role="status">{say('CASH.VERIFY.RUNS')}</p>}>
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

function Findings({ told: { entries, head, problems } }: { told: Verified }) {
  const say = useText();
  if (problems.length === 0)
    return (
      <Note tone="ok" live>
        <p>{say('CASH.VERIFY.FITS', { count: entries })}</p>
        {head && <p>{say('CASH.VERIFY.HEAD', { head: head.slice(0, 16) })}</p>}
      </Note>
    );
  return (
    <Note tone="bad" live>
      <p>{say('CASH.VERIFY.FAILS')}</p>
      <ul>
        {problems.map(({ what, name }) => (
          <li key={`${what} ${name}`}>{say(`CASH.VERIFY.PROBLEMS.${what}`, { name })}</li>
        ))}
      </ul>
    </Note>
  );
}
