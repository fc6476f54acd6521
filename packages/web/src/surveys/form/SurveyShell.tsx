import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { surveyLinks } from '#contract/surveys/links.ts';
import { useWayBack } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { StepArrival } from '../../kit/form/StepArrival.tsx';
import { Wizard } from '../../kit/form/Wizard.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { type SurveyStep, stepBefore, surveySteps } from './steps.ts';

type Props = {
  step: SurveyStep;
  /** To the step before; from the first one back to the list. */
  goTo: (step: SurveyStep) => void;
  onward: ReactNode;
  /** Steps in which something keeps the survey from starting. */
  wrong?: readonly SurveyStep[];
  children: ReactNode;
};

const list = surveyLinks.list();
const look = {
  variant: 'subtle',
  color: 'stone',
  leftSection: <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />,
} as const;

function Back({ step, goTo }: Pick<Props, 'step' | 'goTo'>) {
  const say = useText();
  const way = useWayBack(list);
  const before = stepBefore(step);
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

/** The three steps of a draft around the one that is being filled in. */
export function SurveyShell({ step, goTo, onward, wrong = [], children }: Props) {
  const say = useText();
  const at = surveySteps.indexOf(step);
  return (
    <Wizard
      label={say('SURVEY_FORM.STEPS.LABEL')}
      steps={surveySteps.map((s, i) => ({
        name: say(`SURVEY_FORM.STEPS.${s}`),
        ...(i < at && wrong.includes(s) && { wrong: true, detail: say('SURVEY_FORM.STEPS.WRONG') }),
      }))}
      at={at}
      back={<Back step={step} goTo={goTo} />}
      onward={onward}
    >
      <StepArrival at={at} count={surveySteps.length} name={say(`SURVEY_FORM.STEPS.${step}`)} />
      {children}
    </Wizard>
  );
}

/** The primary button, which saves: it names the step it leads to. */
export function Onward({ to, busy }: { to: Exclude<SurveyStep, 'settings'>; busy: boolean }) {
  const say = useText();
  const narrow = useNarrow();
  return (
    <Button
      type="submit"
      loading={busy}
      aria-label={narrow ? say(`SURVEY_FORM.NEXT.${to}`) : undefined}
      rightSection={narrow ? undefined : <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />}
    >
      {say(narrow ? 'SURVEY_FORM.NEXT.SHORT' : `SURVEY_FORM.NEXT.${to}`)}
    </Button>
  );
}
