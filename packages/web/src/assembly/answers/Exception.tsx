import { Button } from '@mantine/core';
import { useState } from 'react';
import type { SeatRow } from '#contract/answers/schema.ts';
import type { Course } from '#contract/assembly/schema-course.ts';
import { ballots } from '#contract/ballots/endpoints.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useAsk } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Combo } from '../../kit/choose/Combo.tsx';
import { VoteSign } from '../../kit/motifs/VoteSign.tsx';
import css from './Answers.module.css';
import type { Answering } from './useAnswers.ts';
import type { AsideOf } from './useAside.ts';

type Props = { course: Course; aside: AsideOf; answers: Answering; onClose: () => void };

/** Finds somebody in the room who is not for, and says how they answer. */
export function Exception({ course: { voteId, now }, aside, answers, onClose }: Props) {
  const say = useText();
  const ask = useAsk();
  const [seat, choose] = useState<SeatRow | null>(null);
  const find = async (text: string) => {
    if (voteId === null) return [];
    const filters = { state: 'present' as const, ...(text && { text }) };
    const { users } = await ask(ballots.users, { id: voteId, page: 1, sizePerPage: 25, sort: 'name', filters });
    return users.filter((u) => !u.own);
  };
  const isSilent = now?.silent.some((s) => s.id === seat?.id) ?? false;
  const answer = async (value: 'notAgree' | 'noVote') => {
    // Whoever was chosen while the answer was on its way stays.
    if (seat && (await answers.say(seat.id, value))) choose((now) => (now?.id === seat.id ? null : now));
  };
  const later = () => {
    if (seat) aside.askLater(seat.id);
    choose(null);
  };
  return (
    <div className={css.exception}>
      <Combo
        label={say('COURSE.ANSWERS.WHO')}
        shown={seat ? typo(seat.full_name) : ''}
        find={find}
        pause={200}
        option={(u) => ({ key: String(u.id), label: typo(u.full_name), detail: u.room_name })}
        onPick={choose}
        onClear={() => choose(null)}
      />
      {(['notAgree', 'noVote'] as const).map((value) => (
        <Button
          key={value}
          variant="default"
          disabled={!seat || answers.busy}
          leftSection={<VoteSign value={value} />}
          onClick={() => void answer(value)}
        >
          {say(`COURSE.VALUES.${value}`)}
        </Button>
      ))}
      <Button variant="default" disabled={!seat || !isSilent} leftSection={<VoteSign value="miss" />} onClick={later}>
        {say('COURSE.VALUES.miss')}
      </Button>
      <Button variant="subtle" color="stone" onClick={onClose}>
        {say('COURSE.ANSWERS.DONE')}
      </Button>
    </div>
  );
}
