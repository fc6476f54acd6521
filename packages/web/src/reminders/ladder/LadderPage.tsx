import { Button } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { reminders } from '#contract/reminders/endpoints.ts';
import { reminderLinks } from '#contract/reminders/links.ts';
import { type Ladder, LadderInput } from '#contract/reminders/schema.ts';
import { mostSteps } from '#contract/reminders/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { useLadder } from '../rows/data.ts';
import css from '../rows/Reminders.module.css';
import { inputOf, type LadderValues, nextStep, valuesOf } from './ladderValues.ts';
import { RatesCard } from './RatesCard.tsx';
import { StepCard } from './StepCard.tsx';
import { useFieldWords } from './StepText.tsx';

/** /prehled-poplatku/dluhy/stupne: how the house reminds, and which interest it counts. */
export function LadderPage() {
  const say = useText();
  const of = useLadder();
  return (
    <>
      <PageHead
        back={{ ...reminderLinks.send(), name: say('REMINDERS.PREVIEW.TITLE') }}
        title={say('REMINDERS.LADDER.TITLE')}
      />
      <Loaded of={of} shape={<RecordShape />}>
        {(ladder) => <Writing ladder={ladder} />}
      </Loaded>
    </>
  );
}

function Writing({ ladder }: { ladder: Ladder }) {
  const say = useText();
  const navigate = useNavigate();
  const save = useChange(reminders.saveLadder);
  const words = useFieldWords();
  const form = useRecordForm<LadderValues, LadderInput, Ladder>({
    initial: valuesOf(ladder, words),
    schema: LadderInput,
    version: ladder.updatedAt,
    input: (values, updatedAt) => inputOf(values, updatedAt, words),
    send: (input) => save.run(input),
    done: () => navigate({ ...reminderLinks.send(), replace: true }),
  });
  const { fields } = form;
  const { steps } = fields.values;
  return (
    <FormFrame
      form={form}
      back={reminderLinks.send()}
      save={say('REMINDERS.LADDER.SAVE')}
      sign={<IconCheck size={20} stroke={1.75} aria-hidden="true" />}
      busy={save.busy}
    >
      {!ladder.may.write && <Note>{say('REMINDERS.LADDER.READ_ONLY')}</Note>}
      <Columns split="form">
        <Column>
          {steps.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <StepCard key={at} at={at} fields={fields} example={ladder.example} />
          ))}
          {steps.length < mostSteps && (
            <div className={css.actions}>
              <Button
                variant="default"
                leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
                onClick={() => fields.insertListItem('steps', nextStep(steps))}
              >
                {say('REMINDERS.LADDER.ADD')}
              </Button>
            </div>
          )}
        </Column>
        <Column>
          <RatesCard fields={fields} known={ladder.known} />
        </Column>
      </Columns>
    </FormFrame>
  );
}
