import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { reports } from '#contract/reports/endpoints.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { visibilityAtFirst } from '#contract/reports/rules.ts';
import { type ReportType, reportTypes, titleLength, type Visibility, visibilities } from '#contract/reports/schema.ts';
import { walls } from '#contract/walls/endpoints.ts';
import { LetIn, type Note } from '#contract/walls/schema.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { Select } from '../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { FormBody } from '../kit/form/FormFrame.tsx';
import { FormStack } from '../kit/form/FormGrid.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.tsx';

type Values = { title: string; type: ReportType; visibility: Visibility };
const first = { privatePlace: false, followsPrivate: false };

/** Makes a report of what came from the wall: what it is called, of which kind it is and who reads it. */
export function LetInDialog({ note, onClose }: { note: Note; onClose: () => void }) {
  const say = useText();
  const navigate = useNavigate();
  const letIn = useChange(walls.letIn, { touches: [reports.list] });
  const type = note.type ?? 'fault';
  const form = useRecordForm<Values, LetIn, { reportId: number }>({
    initial: { title: note.title, type, visibility: visibilityAtFirst({ type, ...first }) },
    schema: LetIn,
    input: (v) => ({ id: note.id, ...v }),
    send: (input) => letIn.run(input),
    done: ({ reportId }) => navigate(reportLinks.one(reportId)),
  });
  const { getInputProps, setFieldValue } = form.fields;
  return (
    <Dialog opened onClose={onClose} title={say('WALLS.NOTES.LET_IN_TITLE')}>
      <FormBody form={form} busy={letIn.busy}>
        <FormStack>
          <p>{say('WALLS.NOTES.LET_IN_TEXT')}</p>
          <TextInput
            label={say('WALLS.NOTES.TITLE_FIELD')}
            withAsterisk
            maxLength={titleLength}
            {...getInputProps('title')}
          />
          <Select
            label={say('WALLS.NOTES.TYPE')}
            data={reportTypes.map((value) => ({ value, label: say(`REPORT.TYPES.${value}`) }))}
            {...getInputProps('type')}
            onChange={(one) => {
              const chosen = reportTypes.find((t) => t === one) ?? 'fault';
              setFieldValue('type', chosen);
              setFieldValue('visibility', visibilityAtFirst({ type: chosen, ...first }));
            }}
          />
          <Select
            label={say('WALLS.NOTES.VISIBILITY')}
            data={visibilities.map((value) => ({ value, label: say(`WALLS.NOTES.VISIBILITIES.${value}`) }))}
            {...getInputProps('visibility')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={letIn.busy}>
              {say('WALLS.NOTES.LET_IN')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
