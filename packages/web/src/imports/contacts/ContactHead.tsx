import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { importLinks } from '#contract/imports/links.ts';
import { memberLinks } from '#contract/members/links.ts';
import { useText } from '../../base/texts.tsx';
import type { Step } from '../../kit/page/ArchSteps.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { useDiscardContacts } from './data.ts';
import { useAskLeave } from './useAskLeave.ts';

/** The head of all steps. */
export function ContactHead() {
  const say = useText();
  return <PageHead title={say('CONTACT_IMPORT.TITLE')} back={{ ...memberLinks.list(), name: say('MEMBERS.TITLE') }} />;
}

/** The steps by name; the file stands under the first. */
export function useContactSteps(file?: string): Step[] {
  const say = useText();
  return [
    { name: say('IMPORTS.STEPS.FILE'), detail: file },
    { name: say('IMPORTS.STEPS.MAPPING') },
    { name: say('IMPORTS.STEPS.PREVIEW') },
    { name: say('IMPORTS.STEPS.DONE') },
  ];
}

/** Throws the draft away after a question and goes back to the first step. */
export function DiscardContacts({ id }: { id: number }) {
  const say = useText();
  const navigate = useNavigate();
  const discard = useDiscardContacts();
  const ask = useAskLeave();
  const go = async () => {
    if (!(await ask())) return;
    await navigate({ ...importLinks.contacts() });
    await discard.run({ id }).catch(() => undefined);
  };
  return (
    <Button variant="subtle" color="stone" loading={discard.busy} onClick={() => void go()}>
      {say('CONTACT_IMPORT.PREVIEW.DISCARD')}
    </Button>
  );
}
