import { Button, Textarea } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { FileView } from '#contract/base/files/files.ts';
import { typo } from '#contract/base/words/typo.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { type Outcome, outcomes, type ReportDetail, Solution, textLength } from '#contract/reports/schema.ts';
import { useAsk, useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { ChoiceCards } from '../../kit/choose/ChoiceCards.tsx';
import { Combo } from '../../kit/choose/Combo.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { PhotosField, usePhotos } from '../../kit/files/PhotosField.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import type { FieldErrors } from '../../kit/form/form-errors.ts';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

type Values = {
  outcome: Outcome;
  solution: string;
  after: FileView[];
  duplicateOf: { id: number; title: string } | null;
};
type Props = { r: ReportDetail; reload: () => Promise<ReportDetail>; onClose: () => void };

/** Asks what it came to and what was done; from then on it is not changed. */
export function SolveDialog({ r, reload, onClose }: Props) {
  const say = useText();
  const solve = useChange(reports.solve);
  const form = useRecordForm<Values, Solution, ReportDetail>({
    initial: { outcome: 'mended', solution: '', after: [], duplicateOf: null },
    version: r.updatedAt,
    schema: Solution,
    input: ({ outcome, solution, after, duplicateOf }, updatedAt) => ({
      ...{ id: r.id, updatedAt, outcome, solution },
      afterIds: outcome === 'mended' ? after.slice(-1).map((f) => f.id) : [],
      duplicateOfId: outcome === 'duplicate' ? (duplicateOf?.id ?? null) : null,
    }),
    more: ({ outcome, duplicateOfId }): FieldErrors =>
      outcome === 'duplicate' && duplicateOfId === null ? { duplicateOfId: 'REPORT.ERRORS.DUPLICATE' } : {},
    send: (input) => solve.run(input),
    reload: async () => {
      const fresh = await reload();
      const outcome = outcomes.find((one) => one === fresh.outcome) ?? 'mended';
      return {
        values: { outcome, solution: fresh.solution ?? '', after: [], duplicateOf: null },
        version: fresh.updatedAt,
      };
    },
    done: onClose,
  });
  const { values, setFieldValue, getInputProps } = form.fields;
  const photos = usePhotos(values.after, (after) => setFieldValue('after', after));
  return (
    <Dialog opened onClose={onClose} title={say('REPORT.SOLVE.TITLE')}>
      <FormBody form={form} busy={solve.busy}>
        <FormStack>
          <p>{say('REPORT.SOLVE.LEAD')}</p>
          <ChoiceCards
            label={say('REPORT.SOLVE.OUTCOME')}
            value={values.outcome}
            onChange={(outcome) => setFieldValue('outcome', outcome)}
            many
            choices={outcomes.map((value) => ({ value, label: say(`REPORT.OUTCOMES.${value}`) }))}
          />
          {values.outcome === 'duplicate' && (
            <OtherReport
              except={r.id}
              value={values.duplicateOf}
              error={getInputProps('duplicateOfId').error}
              onPick={(one) => setFieldValue('duplicateOf', one)}
            />
          )}
          <Textarea
            label={say('REPORT.SOLVE.FIELD')}
            description={say('REPORT.SOLVE.HINT')}
            withAsterisk
            autosize
            minRows={3}
            maxRows={14}
            maxLength={textLength}
            {...getInputProps('solution')}
          />
          {values.outcome === 'mended' && (
            <PhotosField
              photos={photos}
              label={say('REPORT.PAIR.FIELD')}
              description={say('REPORT.PAIR.HINT')}
              ways={{ take: say('REPORT.FORM.TAKE'), choose: say('REPORT.FORM.CHOOSE') }}
              error={getInputProps('afterIds').error}
            />
          )}
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={solve.busy}>
              {say('REPORT.SOLVE.DO')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}

type OtherProps = {
  except: number;
  value: Values['duplicateOf'];
  error: React.ReactNode;
  onPick: (one: Values['duplicateOf']) => void;
};
/** Finds another report by its title, text or place. */
function OtherReport({ except, value, error, onPick }: OtherProps) {
  const say = useText();
  const { day } = useWhen();
  const ask = useAsk();
  const find = async (text: string) =>
    text === '' ? [] : (await ask(reports.search, { text })).reports.filter(({ id }) => id !== except);
  return (
    <Combo
      label={say('REPORT.SOLVE.DUPLICATE_OF')}
      description={say('REPORT.SOLVE.DUPLICATE_HINT')}
      required
      error={error}
      shown={value ? typo(value.title) : ''}
      find={find}
      pause={300}
      typedOnly
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
      option={(one) => ({
        key: String(one.id),
        label: typo(one.title),
        detail: `${say(`REPORT.STATES.${one.status}`)}, ${day(one.createdAt)}`,
      })}
      onPick={({ id, title }) => onPick({ id, title })}
    />
  );
}
