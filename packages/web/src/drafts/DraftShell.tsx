import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { voteLinks } from '#contract/motions/links.ts';
import { useWayBack } from '../base/left.ts';
import { useText } from '../base/texts.tsx';
import { StepArrival } from '../kit/form/StepArrival.tsx';
import { Wizard } from '../kit/form/Wizard.tsx';
import { useNarrow } from '../kit/page/narrow.ts';
import { type DraftStep, draftSteps, stepBefore } from './recap/draftSteps.ts';

type Props = {
  step: DraftStep;
  /** To the step before; from the first one back to the list. */
  goTo: (step: DraftStep) => void;
  onward: ReactNode;
  /** Steps in which something keeps the vote from starting. */
  wrong?: readonly DraftStep[];
  children: ReactNode;
};

const list = voteLinks.list();

function Back({ step, goTo }: Pick<Props, 'step' | 'goTo'>) {
  const say = useText();
  const way = useWayBack(list);
  const before = stepBefore(step);
  const look = {
    variant: 'subtle',
    color: 'stone',
    leftSection: <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />,
  } as const;
  if (before)
    return (
      <Button {...look} onClick={() => goTo(before)}>
        {say('BASE.BACK')}
      </Button>
    );
  return (
    <Button
      {...look}
      renderRoot={(props) => <Link {...props} {...list} search={way.search} onClick={(e) => void way.go(e)} />}
    >
      {say('BASE.BACK')}
    </Button>
  );
}

/** The four steps of a draft around the one that is being filled in. */
export function DraftShell({ step, goTo, onward, wrong = [], children }: Props) {
  const say = useText();
  const at = draftSteps.indexOf(step);
  return (
    <Wizard
      label={say('VOTE_FORM.STEPS.LABEL')}
      steps={draftSteps.map((s, i) => ({
        name: say(`VOTE_FORM.STEPS.${s}`),
        ...(i < at && wrong.includes(s) && { wrong: true, detail: say('VOTE_FORM.STEPS.WRONG') }),
      }))}
      at={at}
      back={<Back step={step} goTo={goTo} />}
      onward={onward}
    >
      <StepArrival at={at} count={draftSteps.length} name={say(`VOTE_FORM.STEPS.${step}`)} />
      {children}
    </Wizard>
  );
}

type OnwardProps = { to: Exclude<DraftStep, 'settings'>; busy: boolean } & (
  | { submits: true }
  | { submits?: false; onClick: () => void }
);
/** The primary button: it names the step it leads to. */
export function Onward({ to, busy, ...how }: OnwardProps) {
  const say = useText();
  const narrow = useNarrow();
  return (
    <Button
      type={how.submits ? 'submit' : 'button'}
      onClick={how.submits ? undefined : how.onClick}
      loading={busy}
      aria-label={narrow ? say(`VOTE_FORM.NEXT.${to}`) : undefined}
      rightSection={narrow ? undefined : <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />}
    >
      {say(narrow ? 'VOTE_FORM.NEXT.SHORT' : `VOTE_FORM.NEXT.${to}`)}
    </Button>
  );
}
