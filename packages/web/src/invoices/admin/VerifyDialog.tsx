import { Button } from '@mantine/core';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import type { PapersVerified } from '#contract/invoices/schema.ts';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { Note } from '../../kit/page/Note.tsx';

/** Whether everything is as it was issued, and what is not. */
export function VerifyDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const of = useReading(invoicing.verify, {});
  return (
    <Dialog opened onClose={onClose} title={say('INVOICING.CHECK.TITLE')}>
      <Loaded of={of} shape={<p role="status">{say('INVOICING.CHECK.RUNS')}</p>}>
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

function Findings({ told: { entries, problems } }: { told: PapersVerified }) {
  const say = useText();
  if (problems.length === 0)
    return (
      <Note tone="ok" live>
        <p>{say('INVOICING.CHECK.FITS', { count: entries })}</p>
      </Note>
    );
  return (
    <Note tone="bad" live>
      <p>{say('INVOICING.CHECK.FAILS')}</p>
      <ul>
        {problems.map(({ what, name }) => (
          <li key={`${what} ${name}`}>{say(`INVOICING.CHECK.PROBLEMS.${what}`, { name })}</li>
        ))}
      </ul>
    </Note>
  );
}
