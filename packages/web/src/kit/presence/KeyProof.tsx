import { Button } from '@mantine/core';
import { useState } from 'react';
import { passkeys as calls } from '#contract/passkeys/endpoints.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { Answer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';
import { useReading } from '../../base/data.ts';
import { browserKnows, isHere } from '../../base/passkeys.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../page/Note.tsx';

/** Whether the account has a passkey that could be used on this page. */
export function useKeyOffered(): boolean {
  const offer = useReading(calls.offer, {});
  const mine = useReading(calls.list, {});
  const isHeld = (mine.data?.passkeys.length ?? 0) > 0;
  return isHeld && browserKnows() && isHere(offer.data?.origin ?? null);
}

async function prove(): Promise<void> {
  const options = await ask(calls.beginProof, {});
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const credential = await startAuthentication({ optionsJSON: options as never });
  await ask(calls.prove, { credential: credential as never });
}

type Failure = { key: TextKey; params?: Answer['params']; tone: 'info' | 'bad' };
/** Browsers say the same of somebody who changed their mind and of a device that waited too long. */
function whyNot(error: unknown): Failure {
  if (error instanceof Answer) return { key: error.key, params: error.params, tone: 'bad' };
  const isCancelled = ['NotAllowedError', 'AbortError'].includes((error as Error).name);
  return isCancelled ? { key: 'ACCOUNT.KEY_CANCELLED', tone: 'info' } : { key: 'ACCOUNT.KEY_FAILED', tone: 'bad' };
}

/** A passkey instead of the password, where the account has one and the page is where it works; else nothing. */
export function KeyProof({ onProven, wide = false }: { onProven: () => void; wide?: boolean }) {
  const say = useText();
  const offered = useKeyOffered();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!offered) return null;
  const run = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await prove();
      onProven();
    } catch (error) {
      setFailure(whyNot(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {failure && (
        <Note tone={failure.tone} live>
          {say(failure.key, failure.params)}
        </Note>
      )}
      <Button
        variant="default"
        fullWidth={wide}
        mt={wide && failure ? 'sm' : undefined}
        mb={wide ? 'md' : undefined}
        loading={busy}
        style={wide ? undefined : { alignSelf: 'flex-start' }}
        onClick={() => void run()}
      >
        {say('ACCOUNT.KEY_PROOF')}
      </Button>
    </>
  );
}

/** Stands in the place of the password once the passkey proved it. */
export function Proven() {
  const say = useText();
  return (
    <Note tone="ok" live>
      {say('ACCOUNT.KEY_PROVEN')}
    </Note>
  );
}
