import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { importLinks } from '#contract/imports/links.ts';
import { useText } from '../base/texts.tsx';
import { useDiscard } from './data.ts';
import { useAskDiscard } from './useAskDiscard.ts';

/** Throws the draft away after a question and goes back to the first step. */
export function DiscardButton({ id }: { id: number }) {
  const say = useText();
  const navigate = useNavigate();
  const discard = useDiscard();
  const ask = useAskDiscard();
  const go = async () => {
    if (!(await ask())) return;
    await navigate({ ...importLinks.units() });
    await discard.run({ id }).catch(() => undefined);
  };
  return (
    <Button variant="subtle" color="stone" loading={discard.busy} onClick={() => void go()}>
      {say('IMPORTS.PREVIEW.DISCARD')}
    </Button>
  );
}
