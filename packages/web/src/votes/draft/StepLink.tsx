import { Link } from '@tanstack/react-router';
import { useText } from '../../base/texts.tsx';
import type { DraftStep } from './draftSteps.ts';
import css from './RecapStep.module.css';

type Props = { id: number; step: Exclude<DraftStep, 'recap'> };
/** Leads to the step where something is put right. */
export function StepLink({ id, step }: Props) {
  const say = useText();
  return (
    <Link to="/hlasovani/$id/upravit" params={{ id }} search={{ step } as never} className={css.link}>
      {say(`VOTE_FORM.RECAP.EDIT.${step}`)}
    </Link>
  );
}
