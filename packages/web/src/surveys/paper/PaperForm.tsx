import { Button, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import { Code } from '#contract/surveys/schema-questions.ts';
import { asAnswer } from '../../base/answer.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { Choices } from '../answering/Choices.tsx';
import { typedCode } from '../answering/code.ts';
import { problemOf, repliesOf, type Typed } from '../answering/typed.ts';
import { useRecord } from './data.ts';
import css from './Paper.module.css';
import { type Whose, WhoseField } from './WhoseField.tsx';

type Props = {
  survey: SurveyDetail;
  onDone: () => void;
  /** Another one was typed in just now: the first field is what comes next. */
  fresh: boolean;
};

/** Answers of one paper, as they were marked on it. */
export function PaperForm({ survey, onDone, fresh }: Props) {
  const say = useText();
  const record = useRecord();
  const place = useRef<HTMLFormElement>(null);
  const [whose, setWhose] = useState<Whose | null>(null);
  const [code, setCode] = useState('');
  const [typed, type] = useState<Typed>({});
  const [tried, setTried] = useState(false);
  useEffect(() => {
    if (fresh) place.current?.querySelector<HTMLElement>('input')?.focus();
  }, [fresh]);
  const { anonymous, questions } = survey;
  const isCodeWrong = anonymous && code !== '' && !Code.safeParse(code).success;
  const isNobody = !anonymous && whose === null;
  const isWrong = isCodeWrong || isNobody || questions.some((q) => problemOf(typed, q) !== null);
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    setTried(true);
    if (isWrong) {
      setTimeout(() => place.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-wrong] input')?.focus());
      return;
    }
    const given = {
      ...{ id: survey.id, answers: repliesOf(typed, questions), whoId: whose?.id ?? null },
      code: anonymous && code !== '' ? typedCode(code) : null,
    };
    const done = await record.run(given).catch(asAnswer);
    if (done !== undefined && !(done instanceof Error)) onDone();
  };
  return (
    <form ref={place} noValidate onSubmit={(e) => void submit(e)} aria-busy={record.busy}>
      <Card title={say('SURVEY_PAPERS.ONE')} padded>
        <FormStack>
          {anonymous ? (
            <TextInput
              label={say('SURVEY_PAPERS.CODE')}
              description={say('SURVEY_PAPERS.CODE_HINT')}
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              value={code}
              onChange={(e) => setCode(e.currentTarget.value)}
              error={tried && isCodeWrong && <FieldError>{say('SURVEY.ERRORS.CODE')}</FieldError>}
            />
          ) : (
            <WhoseField
              survey={survey}
              value={whose}
              onChange={setWhose}
              error={tried && isNobody && say('SURVEY_PAPERS.WHOSE_REQUIRED')}
            />
          )}
          <ol className={css.questions}>
            {questions.map((question, i) => (
              <li key={question.id}>
                <Choices
                  question={question}
                  number={i + 1}
                  typed={typed}
                  onType={type}
                  problem={tried ? problemOf(typed, question) : null}
                />
              </li>
            ))}
          </ol>
          {record.refused && (
            <Note tone="bad" live>
              {say(record.refused.key, record.refused.params)}
            </Note>
          )}
          <div>
            <Button
              type="submit"
              loading={record.busy}
              leftSection={<IconCheck size={20} stroke={1.75} aria-hidden="true" />}
            >
              {say('SURVEY_PAPERS.RECORD')}
            </Button>
          </div>
        </FormStack>
      </Card>
    </form>
  );
}
