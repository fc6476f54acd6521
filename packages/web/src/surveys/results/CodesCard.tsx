import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { surveyPeople } from '#contract/surveys/endpoints-people.ts';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FormLine } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { showCode, typedCode } from '../answering/code.ts';
import css from './Aside.module.css';

/** Finds the own code among those of all answers: here, so that nobody learns who asked. */
export function CodesCard({ id }: { id: number }) {
  const say = useText();
  const of = useReading(surveyPeople.codes, { id });
  return (
    <Card title={say('SURVEY_RESULT.CODES.TITLE')} padded>
      <Loaded of={of}>{({ codes }) => <Codes codes={codes} />}</Loaded>
    </Card>
  );
}

function Codes({ codes }: { codes: readonly string[] }) {
  const say = useText();
  const [typed, type] = useState('');
  const [asked, ask] = useState<string | null>(null);
  const [listed, list] = useState(false);
  const find = (e: FormEvent) => {
    e.preventDefault();
    ask(typedCode(typed));
  };
  const isFound = asked !== null && codes.includes(asked);
  return (
    <form className={css.codes} noValidate onSubmit={find}>
      <p className={css.lead}>{say('SURVEY_RESULT.CODES.LEAD')}</p>
      <FormLine>
        <TextInput
          label={say('SURVEY_RESULT.CODES.FIELD')}
          placeholder="XXXX-XXXX"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={typed}
          onChange={(e) => {
            type(e.currentTarget.value);
            ask(null);
          }}
        />
        <Button type="submit" variant="default">
          {say('SURVEY_RESULT.CODES.DO')}
        </Button>
      </FormLine>
      <div role="status">
        {asked !== null && (
          <Note tone={isFound ? 'ok' : 'warn'}>
            {say(isFound ? 'SURVEY_RESULT.CODES.FOUND' : 'SURVEY_RESULT.CODES.NOT_FOUND')}
          </Note>
        )}
      </div>
      <p className={css.hint}>{say('SURVEY_RESULT.CODES.HERE')}</p>
      {codes.length > 0 && (
        <button type="button" className={css.link} aria-expanded={listed} onClick={() => list(!listed)}>
          {say(listed ? 'SURVEY_RESULT.CODES.HIDE' : 'SURVEY_RESULT.CODES.SHOW', { count: codes.length })}
        </button>
      )}
      {listed && (
        <ul className={css.all} aria-label={say('SURVEY_RESULT.CODES.LIST')}>
          {codes.map((code) => (
            <li key={code}>{showCode(code)}</li>
          ))}
        </ul>
      )}
    </form>
  );
}
