import { Button, Radio } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCheck, IconSend } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import type { Mine, SurveyDetail } from '#contract/surveys/schema.ts';
import { param, useAddress } from '../../base/address.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { StickyBar, StickyEnd } from '../../kit/page/StickyBar.tsx';
import css from './Answering.module.css';
import { CheckCard } from './CheckCard.tsx';
import question from './Question.module.css';
import { QuestionCard } from './QuestionCard.tsx';
import { isAnswered, problemOf } from './typed.ts';
import { type Answers, useAnswers } from './useAnswers.ts';
import type { Sending } from './useSending.ts';

/** The question stands in the address, so that the way back leads to the one before; 0 is where the answering was left. */
const stepAddress = z.object({ step: param(z.coerce.number().check(z.int(), z.minimum(0)), 0) });

type Props = {
  survey: SurveyDetail;
  mine: Mine;
  sending: Sending;
  /** Above the first question, later beside them. */
  intro: ReactNode;
  above: ReactNode;
  beside: ReactNode;
};

/** The first question without an answer; the check when there is none. */
function leftAt({ questions }: SurveyDetail, { typed }: Answers): number {
  const at = questions.findIndex((one) => !isAnswered(typed, one));
  return at < 0 ? questions.length : at;
}

/** Which question it is, the way on, and what is wrong with the answer. */
function useSteps(survey: SurveyDetail, answers: Answers) {
  const [{ step }, write] = useAddress(stepAddress);
  const [begun] = useState(() => (answers.touched ? leftAt(survey, answers) : 0));
  const [failures, fail] = useState(0);
  const [tried, setTried] = useState(false);
  const last = survey.questions.length;
  const at = Math.min(step > 0 ? step - 1 : begun, last);
  const one = survey.questions[at];
  const goTo = (next: number) => {
    setTried(false);
    fail(0);
    void write({ step: next + 1 }, { push: true });
  };
  const refuse = () => {
    setTried(true);
    fail((n) => n + 1);
  };
  const problem = one ? problemOf(answers.typed, one) : null;
  return { at, last, one, goTo, refuse, failures, problem: tried ? problem : null, isWrong: problem !== null };
}

/** Answers of one survey, question after question; the last step lists them all. */
export function Answering({ survey, mine, sending, intro, above, beside }: Props) {
  const say = useText();
  const answers = useAnswers(survey, mine);
  const steps = useSteps(survey, answers);
  const { at, last, one, goTo } = steps;
  const wrongAt = survey.questions.findIndex((q) => problemOf(answers.typed, q) !== null);
  const onward = async () => {
    if (one) return steps.isWrong ? steps.refuse() : goTo(at + 1);
    if (wrongAt >= 0) return goTo(wrongAt);
    const sure = await confirm({
      title: say('SURVEY_ANSWER.SEND_TITLE'),
      text: say('SURVEY_ANSWER.SEND_TEXT'),
      yes: say('SURVEY_ANSWER.SEND'),
      no: say('SURVEY_ANSWER.SEND_NO'),
    });
    if (sure) await sending.send(mine, answers.typed);
  };
  return (
    <form
      noValidate
      className={css.form}
      aria-busy={sending.busy}
      onSubmit={(e) => {
        e.preventDefault();
        void onward();
      }}
    >
      <Columns>
        <Column>
          {above}
          {at === 0 && intro}
          <Card>
            {one ? (
              <QuestionCard
                question={one}
                at={at}
                count={last}
                typed={answers.typed}
                onType={answers.become}
                problem={steps.problem}
                failures={steps.failures}
              />
            ) : (
              <CheckCard survey={survey} typed={answers.typed} goTo={goTo} />
            )}
          </Card>
          <Kept answers={answers} />
        </Column>
        <Column>
          {at > 0 && intro}
          {beside}
        </Column>
      </Columns>
      <Bar at={at} last={last} busy={sending.busy} goTo={goTo} />
    </form>
  );
}

/** That nothing typed is lost, and that nothing has gone out yet. */
function Kept({ answers: { touched, kept } }: { answers: Answers }) {
  const say = useText();
  return (
    <p className={question.kept} role="status">
      {touched && kept && (
        <>
          <IconCheck size={20} stroke={2.2} aria-hidden="true" />
          <span>
            <b>{say('SURVEY_ANSWER.KEPT')}</b> {say('SURVEY_ANSWER.KEPT_MORE')}
          </span>
        </>
      )}
      {touched && !kept && say('SURVEY_ANSWER.NOT_KEPT')}
    </p>
  );
}

type BarProps = { at: number; last: number; busy: boolean; goTo: (at: number) => void };
function Bar({ at, last, busy, goTo }: BarProps) {
  const say = useText();
  const isCheck = at === last;
  const next = at + 1 === last ? say('SURVEY_ANSWER.NEXT_CHECK') : say('SURVEY_ANSWER.NEXT', { at: at + 2 });
  return (
    <StickyBar unbroken>
      {at > 0 && (
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => goTo(at - 1)}
        >
          {say('BASE.BACK')}
        </Button>
      )}
      <StickyEnd className={css.onward}>
        {isCheck ? (
          <Button type="submit" loading={busy} leftSection={<IconSend size={20} stroke={1.75} aria-hidden="true" />}>
            {say('SURVEY_ANSWER.SEND')}
          </Button>
        ) : (
          <Button type="submit" rightSection={<IconArrowRight size={18} stroke={1.75} aria-hidden="true" />}>
            {next}
          </Button>
        )}
      </StickyEnd>
    </StickyBar>
  );
}

type UnitProps = { units: readonly Mine[]; unitId: number | null; onChoose: (unitId: number | null) => void };
/** For which of several units the answers are. */
export function UnitChoice({ units, unitId, onChoose }: UnitProps) {
  const say = useText();
  if (units.length < 2) return null;
  return (
    <Card padded>
      <Radio.Group
        label={say('SURVEY_ANSWER.UNIT')}
        description={say('SURVEY_ANSWER.UNIT_HINT')}
        value={String(unitId)}
        onChange={(next) => onChoose(units.find((m) => String(m.unitId) === next)?.unitId ?? null)}
      >
        <div className={css.units}>
          {units.map((m) => (
            <Radio key={m.unitId} value={String(m.unitId)} label={m.unit} />
          ))}
        </div>
      </Radio.Group>
    </Card>
  );
}
