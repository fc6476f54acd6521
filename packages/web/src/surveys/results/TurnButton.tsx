import { Button, Checkbox } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { urlOf } from '#contract/base/calls/links.ts';
import { typo } from '#contract/base/words/typo.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { mostPoints } from '#contract/motions/schema.ts';
import { surveyLinks } from '#contract/surveys/links.ts';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import type { Results } from '#contract/surveys/schema-results.ts';
import { beginningWith } from '../../base/begun.ts';
import { useFormat, useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { begunOf, offersOf } from './turned.ts';

type Props = { survey: SurveyDetail; results: Results };

/** Makes a draft of a vote of the result, for whoever may write those. */
export function TurnButton(props: Props) {
  const say = useText();
  const [opened, open] = useState(false);
  return (
    <>
      <Button
        leftSection={<IconChecklist size={20} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => open(true)}
      >
        {say('SURVEY_RESULT.TURN.DO')}
      </Button>
      <Dialog opened={opened} onClose={() => open(false)} title={say('SURVEY_RESULT.TURN.DO')}>
        <Choosing {...props} onClose={() => open(false)} />
      </Dialog>
    </>
  );
}

/** Which answers the house is to decide on: the first of each question is ticked. */
function Choosing({ survey, results, onClose }: Props & { onClose: () => void }) {
  const say = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const offers = offersOf(say, survey, results);
  const [chosen, choose] = useState(() => offers.filter((o) => o.first).map((o) => o.key));
  const goOn = (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault();
    const points = offers.filter((o) => chosen.includes(o.key)).map((o) => o.name);
    const origin = urlOf(location.origin, surveyLinks.results(survey.id));
    const list = (names: readonly string[]) => format.list(names, { type: 'conjunction' });
    const begun = begunOf(
      { say, list, number: (n) => format.number(n) },
      survey,
      results,
      origin,
      points.slice(0, mostPoints),
    );
    void navigate({ ...voteLinks.add(), state: beginningWith(begun) });
  };
  return (
    <DialogForm onSubmit={goOn}>
      <p>{say('SURVEY_RESULT.TURN.LEAD')}</p>
      <Checkbox.Group label={say('SURVEY_RESULT.TURN.POINTS')} value={chosen} onChange={choose}>
        <FormStack>
          {offers.map(({ key, name }) => (
            <Checkbox key={key} value={key} label={typo(name)} />
          ))}
        </FormStack>
      </Checkbox.Group>
      <DialogButtons stay>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        <Button type="submit">{say('SURVEY_RESULT.TURN.YES')}</Button>
      </DialogButtons>
    </DialogForm>
  );
}
