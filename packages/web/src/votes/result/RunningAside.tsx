import type { ReactNode } from 'react';
import { law } from '#contract/votes/rules-law.ts';
import type { Measure } from '#contract/votes/rules-shares.ts';
import type { VoteDetail } from '#contract/votes/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { Verifiers } from '../acts/Verifiers.tsx';
import { AttendanceProof } from '../local/AttendanceProof.tsx';
import css from './RunningAside.module.css';
import { TurnoutCard } from './TurnoutCard.tsx';
import { VoteFacts } from './VoteFacts.tsx';

/** Beside the points: the turnout, the settings, and one explanation of what decides. */
export function RunningAside({
  vote,
  measure,
  children,
}: {
  vote: VoteDetail;
  measure: Measure;
  children?: ReactNode;
}) {
  const say = useText();
  return (
    <div className={css.aside}>
      <TurnoutCard vote={vote} measure={measure} />
      <AttendanceProof vote={vote} />
      <Verifiers vote={vote} />
      <VoteFacts vote={vote} />
      <Note>{say(law.bases[vote.basis].why)}</Note>
      {children}
    </div>
  );
}
