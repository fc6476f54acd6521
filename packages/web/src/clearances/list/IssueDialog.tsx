import { Button } from '@mantine/core';
import { useRef } from 'react';
import { accounts } from '#contract/accounts/endpoints.ts';
import { isDay } from '#contract/base/time/dates.ts';
import { clearances } from '#contract/clearances/endpoints.ts';
import { type ClearancePreview, type Clearances, IssueInput } from '#contract/clearances/schema.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { IssuePreview } from './IssuePreview.tsx';

type Values = { unitId: string; date: string; lang: 'cs' | 'en' };
type Sent = Omit<Values, 'unitId'> & { unitId: number; fingerprint: string };
type Props = { told: Clearances; unitId: number; onClose: () => void };

/** What the confirmation would say, as far as a unit and a day are chosen. */
function usePreview({ unitId, date }: Values, today: string) {
  const isAsked = unitId !== '' && isDay(date) && date <= today;
  const input = { unitId: isAsked ? Number(unitId) : 1, date: isAsked ? date : today };
  const of = useReading(clearances.preview, input, { when: isAsked });
  return isAsked ? of.data : undefined;
}

/** Chooses the unit and the day, shows what is going to be confirmed, and issues that. */
export function IssueDialog({ told, unitId, onClose }: Props) {
  const say = useText();
  const units = useReading(accounts.units, {});
  const issue = useChange(clearances.issue);
  const seen = useRef<ClearancePreview | undefined>(undefined);
  const form = useRecordForm<Values, Sent, unknown>({
    initial: { unitId: unitId === 0 ? '' : String(unitId), date: told.today, lang: 'cs' },
    schema: IssueInput,
    input: (values) => ({
      ...values,
      unitId: Number(values.unitId),
      fingerprint: seen.current?.fingerprint ?? '',
    }),
    send: (input) => issue.run(input),
    done: onClose,
  });
  const { getInputProps } = form.fields;
  const preview = usePreview(form.fields.values, told.today);
  seen.current = preview;
  return (
    <Dialog opened onClose={onClose} title={say('CLEARANCES.ISSUE.TITLE')}>
      <FormBody form={form} busy={issue.busy}>
        <FormStack>
          <Select
            label={say('CLEARANCES.ISSUE.UNIT')}
            withAsterisk
            data={(units.data?.units ?? []).map((u) => ({ value: String(u.id), label: u.number }))}
            {...getInputProps('unitId')}
          />
          <DateField label={say('CLEARANCES.ISSUE.DAY')} max={told.today} {...getInputProps('date')} />
          <Select
            label={say('CLEARANCES.ISSUE.LANG')}
            data={(['cs', 'en'] as const).map((value) => ({ value, label: say(`CLEARANCES.ISSUE.LANGS.${value}`) }))}
            {...getInputProps('lang')}
          />
          {preview && <IssuePreview preview={preview} before={validOf(told, preview.unit.id)} />}
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={issue.busy}>
              {say('CLEARANCES.ISSUE.YES')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}

/** The number of the one that is replaced. */
const validOf = (told: Clearances, unitId: number): string | undefined =>
  told.clearances.find((c) => c.unit.id === unitId && c.state === 'valid')?.number;
