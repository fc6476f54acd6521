import { Link } from '@tanstack/react-router';
import { voteLinks } from '#contract/motions/links.ts';
import { useText } from '../../base/texts.tsx';
import type { DraftStep } from './draftSteps.ts';
import css from './RecapStep.module.css';

type Props = { id: number; step: Exclude<DraftStep, 'recap'> };
/** Leads to the step where something is put right. */
export function StepLink({ id, step }: Props) {
  const say = useText();
  return (
    <Link {...voteLinks.edit(id)} search={{ step }} className={css.link}>
      {say(`VOTE_FORM.RECAP.EDIT.${step}`)}
    </Link>
  );
}
