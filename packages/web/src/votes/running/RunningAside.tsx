import type { ReactNode } from 'react';
import type { Measure } from '#contract/base/shares/shares.ts';
import { law } from '#contract/motions/rules-law.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Column } from '../../kit/page/Columns.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { AttendanceProof } from '../../presence/attendance/AttendanceProof.tsx';
import { Verifiers } from '../../second/Verifiers.tsx';
import { Proof } from '../../verification/Proof.tsx';
import { VoteFacts } from '../head/VoteFacts.tsx';
import { TurnoutCard } from './TurnoutCard.tsx';

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
    <Column>
      <TurnoutCard vote={vote} measure={measure} />
      <AttendanceProof vote={vote} />
      <Verifiers vote={vote} />
      <VoteFacts vote={vote} />
      <Note>{say(law.bases[vote.basis].why)}</Note>
      {children}
      <Proof vote={vote} />
    </Column>
  );
}
